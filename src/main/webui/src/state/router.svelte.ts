/** The address of the page, as parts; screens are chosen by it, so that every one has a link. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname;
    });
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  /** A fragment after the path names a place on the screen. */
  go(path: string, replace = false): void {
    if (path === location.pathname) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: follows them within the page, and leaves other clicks to the browser. */
export function within(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    link.target ||
    (link.hash && link.pathname !== '/help')
  )
    return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/q/')) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}

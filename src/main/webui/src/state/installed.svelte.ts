import { prefs } from './prefs.svelte';

const ASK_EVERY = 60_000;

/** What a secure page has more: a service worker, the screen kept awake. And whether the server has a newer page. */
class Installed {
  newer = $state(false);

  begin(): void {
    if (import.meta.env.DEV) return;
    if (prefs.secure && 'serviceWorker' in navigator)
      void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
    addEventListener('vite:preloadError', event => {
      event.preventDefault();
      this.newer = true;
    });
    addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.ask();
    });
    setInterval(() => void this.ask(), ASK_EVERY);
    void this.ask();
  }

  /** The name of the first script has a hash of its content: another one is another page. */
  async ask(): Promise<void> {
    try {
      const answer = await fetch('/app.json', { cache: 'no-store' });
      const { entry } = (await answer.json()) as { entry: string };
      const mine = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
      this.newer = answer.ok && mine !== undefined && mine !== entry;
    } catch {
      // Without network there is nothing newer to offer.
    }
  }
}

export const installed = new Installed();

/** Keeps the screen awake while a battle is open, where the browser lets it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    try {
      if (!document.hidden && 'wakeLock' in navigator) lock = await navigator.wakeLock.request('screen');
    } catch {
      // Low battery, or not allowed: the screen goes dark as always.
    }
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

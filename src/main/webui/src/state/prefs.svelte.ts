import { keep, kept } from './kept';

export type Theme = 'light' | 'dark' | 'system';

/** What this player likes, on this device. */
class Preferences {
  theme = $state<Theme>(kept<Theme>('theme', 'system'));
  keys = $state(kept('keys-on', true));
  wide = $state(false);
  readonly secure = isSecureContext;

  constructor() {
    this.show();
    const wide = matchMedia('(min-width: 1100px)');
    this.wide = wide.matches;
    wide.addEventListener('change', () => {
      this.wide = wide.matches;
    });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.show();
  }

  toggleKeys(): void {
    this.keys = !this.keys;
    keep('keys-on', this.keys);
  }

  private show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Preferences();

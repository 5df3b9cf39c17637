/** Small things that this device keeps. Storage may be full or forbidden: then they last as long as the page. */
const fallback = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = stored(name) ?? fallback.get(name);
    return found === null || found === undefined ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** Where storage is forbidden, even to look into it throws. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(`longroll.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const written = JSON.stringify(value);
  try {
    localStorage.setItem(`longroll.${name}`, written);
  } catch {
    fallback.set(name, written);
  }
}

const later = new Map<string, unknown>();

/** The same for what is large: it is written when the page has nothing better to do, and only the last value. */
export function keepSoon(name: string, value: unknown): void {
  if (!later.size) soon(write);
  later.set(name, value);
}

const soon = (work: () => void) =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work));

function write(): void {
  for (const [name, value] of later) keep(name, value);
  later.clear();
}

globalThis.addEventListener?.('pagehide', write);

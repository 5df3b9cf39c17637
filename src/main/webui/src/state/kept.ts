/** Small things that this device keeps. Storage may be full or forbidden: then they last as long as the page. */
const fallback = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`longroll.${name}`) ?? fallback.get(name);
    return found === null || found === undefined ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
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

/** An address at which other devices may reach this server, and how it is known. */
export interface Reach {
  address: string;
  from: 'named' | 'page' | 'network';
}

const OWN_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** Whether an address means the machine that asks, so that it is another one on every phone. */
export const isOwnMachine = (address: string): boolean => OWN_MACHINE.test(new URL(address).hostname);

/** What was typed as an address: with its scheme, without a path; nothing if it is none. */
export function asAddress(typed: string): string | undefined {
  const said = typed.trim();
  const whole = said.includes('://') ? said : `http://${said}`;
  try {
    const { protocol, host, username, hostname } = new URL(whole);
    const named = /^https?:$/.test(protocol) && /^[a-z0-9[\]:.-]+$/i.test(hostname) && !username;
    return named && /[a-z0-9]/i.test(hostname) ? `${protocol}//${host}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The addresses to choose from, the likeliest first: the one that was named, the one this page came from, those of
 * the network.
 */
export function reaches(page: string, listed: readonly string[], named: string): Reach[] {
  const all: Reach[] = [
    ...(named ? [{ address: named, from: 'named' as const }] : []),
    ...(isOwnMachine(page) ? [] : [{ address: page, from: 'page' as const }]),
    ...listed.filter(one => !isOwnMachine(one)).map(address => ({ address, from: 'network' as const })),
  ];
  return all.filter((one, at) => all.findIndex(other => other.address === one.address) === at);
}

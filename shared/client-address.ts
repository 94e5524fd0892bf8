import { isIP } from 'node:net';

/** The same machine: the shop's page server, and, in a demo, whoever tries it out. */
export const OWN_MACHINE: readonly string[] = ['127.0.0.1', '::1'];

/** Whose word about the client counts, and whom nothing limits. IP addresses. */
export type Trust = { readonly proxies: ReadonlySet<string>; readonly unlimited: ReadonlySet<string> };

/** Where a request comes from. */
export type Sent = {
  /** The address of the connection: null for a caller inside this process, empty when the connection is gone. */
  readonly peer: string | null;
  /** What `x-forwarded-for` says, or null. */
  readonly forwarded: string | null;
};

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 address (/64), of which one customer has all. It is the
 * address of the connection, or, where that is a trusted proxy, the one that the proxy names in `x-forwarded-for`.
 * Empty for whom nothing limits: a caller inside this process, a proxy that calls in its own name, as the page server
 * does for its pages, and whoever is said to be unlimited.
 */
export function clientOf({ peer, forwarded }: Sent, { proxies, unlimited }: Trust): string {
  const hops = (forwarded ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let client = peer === null ? null : plainAddress(peer);
  for (const hop of hops.toReversed()) {
    const isTrusted = client === null || proxies.has(client);
    if (!isTrusted || isIP(hop) === 0) break;
    client = hop;
  }
  if (client === null || unlimited.has(client)) return '';
  return forwarded === null && proxies.has(client) ? '' : networkOf(client);
}

/** Without the prefix that an IPv4 address has on an IPv6 socket. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

const GROUPS = 8; // of 16 bits each
const NETWORK_GROUPS = 4;

export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = [], after = []] = (address.toLowerCase().split('%')[0] ?? '').split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(part: string): readonly string[] {
  return part.split(':').filter((group) => group !== '');
}

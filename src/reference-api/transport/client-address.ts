import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The same machine: the shop's page server, and, in a demo, whoever tries it out. */
export const OWN_MACHINE: readonly string[] = ['127.0.0.1', '::1'];

/** Whose word about the client counts, and whom nothing limits. IP addresses. */
export type Trust = { readonly proxies: ReadonlySet<string>; readonly unlimited: ReadonlySet<string> };

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 address (/64), of which one customer has all. It is the
 * address of the connection, or, where that is a trusted proxy, the one that the proxy names in `x-forwarded-for`.
 * Empty for whom nothing limits: a caller inside this process, a proxy that calls in its own name, as the page server
 * does for its pages, and whoever is said to be unlimited.
 */
export function clientOf(request: Request, incoming: IncomingMessage | null, { proxies, unlimited }: Trust): string {
  const forwarded = request.headers.get('x-forwarded-for');
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()));
  let client = plain(incoming?.socket.remoteAddress ?? '');
  for (const hop of hops.toReversed()) {
    const isTrusted = client === '' || proxies.has(client);
    if (!isTrusted || isIP(hop) === 0) break;
    client = hop;
  }
  const isFree = unlimited.has(client) || (forwarded === null && proxies.has(client));
  return isFree ? '' : networkOf(client);
}

/** Without the prefix that an IPv4 address has on an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

const NETWORK_GROUPS = 4; // of 16 bits each

export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail === undefined ? [] : Array<string>(NETWORK_GROUPS).fill('0');
  const network = [...groups, ...rest].slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

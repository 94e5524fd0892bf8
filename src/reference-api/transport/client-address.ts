import type { IncomingMessage } from 'node:http';

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 address (/64), of which one customer has all.
 * Empty for a caller inside this process, whom nothing limits.
 */
export function clientOf(incoming: IncomingMessage | null): string {
  return networkOf(incoming?.socket.remoteAddress ?? '');
}

const NETWORK_GROUPS = 4; // of 16 bits each

export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail === undefined ? [] : Array<string>(NETWORK_GROUPS).fill('0');
  const network = [...groups, ...rest].slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

import type { IncomingMessage } from 'node:http';

const PEERS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * A program or a person on this machine, who opened the address here: not a page of another site, not a name that was
 * made to lead here, not what a proxy passes on. `incoming` is null for a caller inside this process.
 */
export function isLocal(request: Request, incoming: IncomingMessage | null): boolean {
  const { headers, url } = request;
  const isForeign = headers.get('origin') !== null && headers.get('origin') !== new URL(url).origin;
  if (isForeign || headers.has('x-forwarded-for') || headers.has('forwarded')) return false;
  if (incoming === null) return true;
  return PEERS.includes(incoming.socket.remoteAddress ?? '') && HOSTS.includes(new URL(url).hostname);
}

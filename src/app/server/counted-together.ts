import type { Answered } from '#shared/metrics.ts';
import type { Address } from './admit-address.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** A request as it is counted with others: whoever sends one may write anything for its method and its path. */
export function countedTogether(
  answered: Omit<Answered, 'route'>,
  path: string,
  address: Pick<Address, 'kind'> | undefined,
): Answered {
  const method = METHODS.includes(answered.method) ? answered.method : 'other';
  return { ...answered, method, route: routeOf(path, address) };
}

function routeOf(path: string, address: Pick<Address, 'kind'> | undefined): string {
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/img/')) return 'picture';
  return address?.kind === 'page' ? 'page' : 'other';
}

import type { Answered } from '#shared/metrics.ts';
import type { Trace } from '#shared/trace.ts';
import type { Operation } from './call.ts';

const OTHERS = [
  '/img/',
  '/workbench/',
  '/mails',
  '/mail/unsubscribe',
  '/moderation/',
  '/account/new-password',
  '/payment/',
  '/page-changes',
];

/** Which method asked for which of the known paths. */
type Named = Pick<Answered, 'method' | 'route'>;

/**
 * What operators read of a request: its method, and which of the known paths it asked for. Nothing else that the caller
 * wrote, neither the query nor what stands in the places of a path, ever gets into the log.
 */
export function createRouteNames(operations: readonly Pick<Operation, 'path'>[]): (request: Request) => Named {
  const known = operations.map(({ path }) => ({ path, parts: path.split('/') }));
  return ({ method, url }) => {
    const { pathname } = new URL(url);
    const parts = pathname.split('/');
    const found = known.find((each) => isSame(each.parts, parts))?.path;
    return { method, route: found ?? OTHERS.find((start) => pathname.startsWith(start)) ?? '(another path)' };
  };
}

/** Whether it tells operators nothing: page servers ask this twice a second. */
export function isRoutine({ route, status }: Pick<Answered, 'route' | 'status'>): boolean {
  return route === '/page-changes' && status === 200;
}

/** One line for a request that was answered; the page server's line of the same request ends with the same trace. */
export function requestLine({ method, route, status, milliseconds }: Answered, trace: Trace | null): string {
  return `${method} ${route} ${status} ${Math.round(milliseconds)} ms${trace ? ` ${trace.id}` : ''}`;
}

function isSame(known: readonly string[], asked: readonly string[]): boolean {
  return known.length === asked.length && known.every((part, at) => part.startsWith(':') || part === asked[at]);
}

import type { Operation } from './call.ts';

/** What operators read of a request. */
type Answered = { readonly request: Request; readonly status: number; readonly milliseconds: number };

const OTHERS = [
  '/img/',
  '/workbench/',
  '/mails',
  '/mail/unsubscribe',
  '/moderation/',
  '/account/new-password',
  '/payment/',
];

/**
 * One line for a request: its method, which of the known paths it asked for, and what became of it. Nothing else that
 * the caller wrote, neither the query nor what stands in the places of a path, ever gets into the log.
 */
export function createRequestLine(operations: readonly Pick<Operation, 'path'>[]): (answered: Answered) => string {
  const known = operations.map(({ path }) => ({ path, parts: path.split('/') }));
  const nameOf = (pathname: string): string => {
    const parts = pathname.split('/');
    const found = known.find((each) => isSame(each.parts, parts))?.path;
    return found ?? OTHERS.find((start) => pathname.startsWith(start)) ?? '(another path)';
  };
  return ({ request, status, milliseconds }) =>
    `${request.method} ${nameOf(new URL(request.url).pathname)} ${status} ${Math.round(milliseconds)} ms`;
}

function isSame(known: readonly string[], asked: readonly string[]): boolean {
  return known.length === asked.length && known.every((part, at) => part.startsWith(':') || part === asked[at]);
}

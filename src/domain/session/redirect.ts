import { ownPathOf } from '#domain/shared/own-path.ts';
import { parseUrl } from '#domain/shared/parse-url.ts';

/** Where a visitor is led to after signing in: kept by the device, so that it outlives a reload (ROUTE-42). */
export interface KeptRedirect {
  /** What is kept, as it is found: anybody may have written it. Null for nothing. */
  find(): string | null;
  keep(path: string): void;
  forget(): void;
}

/** An origin that is nobody's: a path that leaves it would leave the shop. */
const ORIGIN = 'http://shop.invalid';

/** Pages that nobody wants to come back to. */
const DEAD_ENDS = ['error', 'page-not-found'];

/** The kept text as an address of the shop; null when it could lead anywhere else. */
export function redirectTargetOf(kept: string | null): string | null {
  const path = ownPathOf(kept);
  const url = path === null ? null : parseUrl(path, ORIGIN);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  const address = ownPathOf(pathname + search + hash); // `/a/..//b` is only then seen to be `//b`
  const isDeadEnd = DEAD_ENDS.includes(pathname.toLowerCase().split('/').filter(Boolean).join('/')); // as routes are matched
  return origin === ORIGIN && !isDeadEnd ? address : null;
}

/** Takes the target away and answers it, so that it is used once (ROUTE-43). */
export function takeRedirect(redirect: KeptRedirect): string | null {
  const target = redirectTargetOf(redirect.find());
  redirect.forget();
  return target;
}

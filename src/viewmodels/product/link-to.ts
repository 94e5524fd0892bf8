import { withoutTracking } from '#domain/shared/tracking.ts';

type Place = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/** The address of a page for somebody else, who comes another way. */
export function linkTo({ origin, pathname, search, hash }: Place): string {
  return origin + pathname + withoutTracking(search) + hash;
}

import type { Failure } from '#domain/shared/reply.ts';

/** Why the shop did not do what was asked of an order: for good, for a minute, or nobody knows and it can be asked again. */
export type RefusedAsking = 'refused' | 'too-often' | 'failed';

const TOO_OFTEN = 429;

/** A fault of the shop's own may pass; what else it says no to stays so. */
export function refusedAsking(failure: Failure): RefusedAsking {
  if (failure.kind !== 'refused') return 'failed';
  if (failure.code === TOO_OFTEN) return 'too-often';
  return failure.code >= 400 && failure.code < 500 ? 'refused' : 'failed';
}

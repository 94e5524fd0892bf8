import type { Reply } from '#domain/shared/reply.ts';
import type { Answer } from './task.ts';

/** With these nothing was done, and may be later: a session that ended, too many calls, a shop that is shut (decision on QUEUE-07). */
const LATER_CODES = [401, 429, 503];
const SERVER_FAULT = 500; // from this code on the shop, or what stands before it, has a fault, and may have done what was asked

/**
 * What a reply means for a task; null when it is none and the task goes on waiting (QUEUE-07, QUEUE-11). What cannot be
 * repeated does not: without the shop's own word nobody knows whether it has done it.
 */
export function answerIn(reply: Reply<unknown>, isRepeatable: boolean): Answer | null {
  if (reply.kind === 'ok') return reply;
  if (reply.kind === 'refused' && LATER_CODES.includes(reply.code)) return null;
  if (reply.kind === 'refused' && reply.code < SERVER_FAULT) return reply;
  return isRepeatable ? null : { kind: 'unsure' };
}

import type { Reply } from '#domain/shared/reply.ts';
import type { Answer } from './task.ts';

/** These say that the shop may answer the same later: a session that ended, too many calls (decision on QUEUE-07). */
const LATER_CODES = [401, 429];
const SERVER_FAULT = 500; // from this code on the shop has a fault

/**
 * What a reply means for a task; null when it is none and the task goes on waiting (QUEUE-07, QUEUE-11). What cannot be
 * repeated does not: without an answer that can be read nobody knows whether the shop has done it.
 */
export function answerIn(reply: Reply<unknown>, isRepeatable: boolean): Answer | null {
  if (reply.kind === 'ok') return reply;
  if (reply.kind === 'refused') return isForLater(reply.code) ? null : reply;
  return isRepeatable ? null : { kind: 'unsure' };
}

function isForLater(code: number): boolean {
  return LATER_CODES.includes(code) || code >= SERVER_FAULT;
}

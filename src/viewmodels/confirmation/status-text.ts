import { orderStatusWords } from '../words/order-status/en.ts';
import type { Words } from '../words/writing/words.ts';

/** How an order stands, in words. A status that this build does not know is told as the shop writes it. */
export function statusText(status: string, words: Words): string {
  const { statuses } = words(orderStatusWords);
  return Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;
}

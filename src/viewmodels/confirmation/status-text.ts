import { orderStatusMessages } from '../messages/order-status/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** How an order stands, in words. A status that this build does not know is told as the shop writes it. */
export function statusText(status: string, messages: Messages): string {
  const { statuses } = messages(orderStatusMessages);
  return Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;
}

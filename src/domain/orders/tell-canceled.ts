import type { Notify } from '#domain/notices/notify.ts';
import type { Canceled } from './cancel-order.ts';
import { isTaken } from './order.ts';

/** Tells how canceling went on, where the shopper could not know: what is simply gone needs no word. */
export function tellCanceled({ kind, order }: Canceled, notify: Notify): void {
  if (kind === 'canceling') notify({ code: 'order-being-canceled' });
  if (kind === 'not-noted') notify({ code: 'order-not-withdrawn' });
  if (kind === 'placed' && isTaken(order)) {
    notify({ code: 'order-not-canceled', number: order.number });
  }
}

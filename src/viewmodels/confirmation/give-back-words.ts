import { isCashOnDelivery } from '#domain/cart/methods.ts';
import type { GivenBack } from '#domain/orders/give-back.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { RefundWay } from '#domain/orders/order-return.ts';
import { nothing } from '#domain/shared/money.ts';
import { giveBackMessages } from '../messages/give-back/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** Where the money can go. */
export type WayView = { readonly way: RefundWay; readonly text: string };

/** Store credit is the account's whose order it is. */
export function waysOf(order: PlacedOrder, isOwners: boolean, messages: Messages): readonly WayView[] {
  const texts = messages(giveBackMessages);
  const isCash = isCashOnDelivery(order.paymentMethod) && order.total > nothing;
  const original = isCash ? texts.cash : texts.original(order.paymentTitle);
  const credit = isOwners ? [{ way: 'store_credit', text: texts.credit } as const] : [];
  return [{ way: 'original', text: original }, ...credit];
}

/** Why a return was not noted. */
export function answerText(kind: Exclude<GivenBack['kind'], 'asked'>, isOnline: boolean, messages: Messages): string {
  const { failed, offline, refused, tooOften } = messages(giveBackMessages);
  switch (kind) {
    case 'refused':
      return refused;
    case 'too-often':
      return tooOften;
    case 'failed':
      return isOnline ? failed : offline;
    default:
      return kind satisfies never;
  }
}

import type { Money } from '#domain/shared/money.ts';
/**
 * Where an order stands, with what is known of it there and nowhere else; `order-transitions.ts` says how it comes from one
 * status to another.
 *
 * - `queued`: it never left the device, and can be taken back without asking anybody.
 * - `sending`: it is to be sent at once. No attempt is written down, and it may have reached the shop since it was made,
 *   because a device that keeps nothing more does not keep it from being sent.
 * - `maybeReceived`: an attempt began or ended last at `attemptedAt`, and nobody knows what came of it.
 * - `canceling`: the shopper wants it no more, and the shop may have it. It is never sent again, and the shop is asked.
 * - `accepted`: the shop has it. `isUnwanted`: the shopper had canceled it.
 * - `returned`: the shop took it and canceled it, because its payment failed; its pieces are in the cart again.
 * - `refused`: the shop does not take it.
 * - `withdrawn`: canceled, and the shop does not have it.
 * - `editing`: taken back to be changed; its pieces are on their way into the cart.
 * - `edited`: taken back to be changed; its pieces are in the cart.
 *
 * `hasLeftCart`: the ordered pieces are not in the cart any more. They leave it at once when an order is placed offline,
 * else when the shop takes it.
 */
export type OrderState =
  | { readonly status: 'queued'; readonly hasLeftCart: boolean }
  | { readonly status: 'sending'; readonly hasLeftCart: boolean }
  | { readonly status: 'maybeReceived'; readonly attemptedAt: string; readonly hasLeftCart: boolean }
  | { readonly status: 'canceling'; readonly attemptedAt: string | null; readonly hasLeftCart: boolean }
  | (Answered & Taken & { readonly status: 'accepted'; readonly isUnwanted: boolean })
  | (Answered & Taken & { readonly status: 'returned'; readonly isUnwanted: boolean })
  | (Answered & { readonly status: 'refused'; readonly message: string; readonly hasLeftCart: boolean })
  | (Withdrawn & { readonly status: 'withdrawn'; readonly hasLeftCart: boolean })
  | (Withdrawn & { readonly status: 'editing' })
  | (Withdrawn & { readonly status: 'edited' });

export type OrderStatus = OrderState['status'];

/** What the shop made of an order. `charged` is what it takes for it; `paymentPage` is where it is paid, null when it is on no page. */
export type Taken = { readonly number: string; readonly charged: Money; readonly paymentPage: string | null };

/** `attemptedAt` is null where no attempt was written down. */
type Answered = { readonly answeredAt: string; readonly attemptedAt: string | null };

/** `wasSent`: it may have left the device, and the shop turned out not to have it. */
type Withdrawn = Answered & { readonly wasSent: boolean };

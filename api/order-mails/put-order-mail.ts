import type { Database } from '#api/database/open-database.ts';
import type { Paise } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';
import { letterOf } from './letter.ts';
import type { MailedShipment } from './mailed-order.ts';
import type { Occasion } from './words/order-mail-words.ts';
import { htmlOf, textOf } from './write-letter.ts';

type Told = {
  readonly entityId: number;
  readonly occasion: Occasion;
  /** Of the payments that go back each is told of, by the gateway's id. */
  readonly paymentId?: string;
  /** What is paid back of an order that its shopper canceled. */
  readonly refund?: Paise;
  /** Of the parcels of an order each is told of. */
  readonly shipment?: (MailedShipment & { readonly id: number }) | null;
};

/** Whose mail it is, and where it leads. */
type MailDesk = Pick<Shop, 'outbox' | 'accounts'>;

/**
 * Puts the mail about an order as it stands in the transaction: both are kept or neither is. It goes to the address of the
 * bill. Of one occasion an order has one mail, whoever asks for it again.
 */
export async function putOrderMail(
  { outbox, accounts }: MailDesk,
  transaction: Database,
  { entityId, occasion, paymentId, shipment = null, refund = 0 }: Told,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const lines = await transaction
    .selectFrom('order_lines')
    .selectAll()
    .where('entity_id', '=', entityId)
    .orderBy('position')
    .execute();
  const letter = letterOf(occasion, { ...order, lines, shipment, refund }, accounts.storefrontUrl);
  const mail = {
    to: order.billing_address.email,
    about: [`order-${occasion}`, order.order_id, shipment?.id ?? paymentId].join(' ').trimEnd(),
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
  };
  await outbox.put(mail, transaction);
}

import type { Selectable } from 'kysely';
import type { OrderLineTable, OrderTable, ShipmentTable } from '#api/database/order-tables.ts';
import type { Paise } from '#api/money/paise.ts';

/** The part of an order that its mails tell of. */
export type MailedOrder = Pick<
  Selectable<OrderTable>,
  | 'order_id'
  | 'increment_id'
  | 'status'
  | 'placed_at'
  | 'store_code'
  | 'language'
  | 'coupon'
  | 'subtotal_incl_tax'
  | 'discount'
  | 'tax'
  | 'store_credit'
  | 'grand_total'
  | 'payment_title'
  | 'shipping_description'
  | 'shipping_address'
  | 'billing_address'
> & {
  readonly lines: readonly Pick<
    Selectable<OrderLineTable>,
    'name' | 'options' | 'qty' | 'price_incl_tax' | 'row_total_incl_tax'
  >[];
  /** The parcel that the mail tells of; null where it tells of none. */
  readonly shipment: MailedShipment | null;
  /** What is paid back of an order that its shopper canceled; 0 where nothing is. */
  readonly refund: Paise;
};

export type MailedShipment = Pick<Selectable<ShipmentTable>, 'carrier' | 'number' | 'url'>;

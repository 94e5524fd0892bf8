import type { PaymentOutcome } from '../shoppers/paying.ts';
import type { OrderFacts, OrderSeen, ParcelTold } from './world-facts.ts';

/** What the shop has of orders, and makes of them. */
export interface OrderFixtures {
  orders(): Promise<readonly OrderSeen[]>;
  /** What a gateway says of the payment of the last order; answers with the address it sends the shopper to. */
  settlesPayment(outcome: PaymentOutcome): Promise<string>;
  /** The last order as it left the device, and as the shop keeps it. */
  lastOrder(): Promise<{ readonly sent: OrderFacts; readonly stored: OrderFacts }>;
  /** A parcel of the last order leaves the shop. */
  ships(parcel: ParcelTold): Promise<void>;
  /** All that was sent of the last order arrives. */
  delivers(): Promise<void>;
  /** The last order is packed. */
  packs(): Promise<void>;
  /** What the merchant says of the last return of the last order; one that is refused was worn. */
  movesReturn(status: 'received' | 'refunded' | 'refused'): Promise<void>;
}

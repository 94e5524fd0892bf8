import type { StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { Order, OrderId } from './order.ts';

/**
 * Where orders wait on the device. `put` answers ok only when the record is safely written;
 * nothing is ever dropped to make room. Oldest first.
 */
export interface OrderStore {
  put(order: Order): Promise<StoreAnswer<void>>;
  get(id: OrderId): Promise<StoreAnswer<Order | null>>;
  all(): Promise<StoreAnswer<readonly Order[]>>;
  remove(id: OrderId): Promise<StoreAnswer<void>>;
}

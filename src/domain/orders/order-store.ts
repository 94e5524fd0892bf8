import type { RecordStore } from '#domain/storage/record-store.ts';
import type { Order } from './order.ts';

/** Where orders wait on the device. */
export type OrderStore = RecordStore<Order>;

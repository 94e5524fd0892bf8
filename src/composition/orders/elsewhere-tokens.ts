import type { OrdersElsewhere } from '#domain/orders/send-elsewhere.ts';
import { token } from '../token.ts';

/** Apart from the other names of the area: no first page needs it. */
export const ORDERS_ELSEWHERE = token<OrdersElsewhere>('orders-elsewhere');

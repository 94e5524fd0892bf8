import { WAITING_ORDERS_PANEL } from '#composition/screen-tokens.ts';
import { takingBackModule } from '#composition/screens/taking-back-module.ts';
import { waitingOrdersModule } from '#composition/screens/waiting-orders-module.ts';
import { WaitingOrders } from '#ui/screens/orders/waiting-orders.tsx';
import { drawing } from '../page.ts';

export const waitingOrdersPanel = drawing({
  Screen: WaitingOrders,
  model: WAITING_ORDERS_PANEL,
  half: 'back',
  modules: [takingBackModule, waitingOrdersModule],
});

import { drawing } from '#app/page/page.ts';
import { takingBackModule } from '#composition/orders/taking-back-module.ts';
import { WAITING_ORDERS_PANEL } from '#composition/orders/tokens.ts';
import { waitingOrdersModule } from '#composition/orders/waiting-orders-module.ts';
import { WaitingOrders } from '#ui/screens/orders/waiting-orders.tsx';

export const waitingOrdersPanel = drawing({
  Screen: WaitingOrders,
  model: WAITING_ORDERS_PANEL,
  half: 'back',
  modules: [takingBackModule, waitingOrdersModule],
});

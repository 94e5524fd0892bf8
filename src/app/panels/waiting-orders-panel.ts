import { drawing } from '#app/page/page.ts';
import { takingBack } from '#composition/screens/taking-back.ts';
import { waitingOrders } from '#composition/screens/waiting-orders.ts';
import { WaitingOrders } from '#ui/screens/orders/waiting-orders.tsx';

export const waitingOrdersPanel = drawing({
  Screen: WaitingOrders,
  model: 'waitingOrdersPanel',
  needs: 'actions',
  services: { ...takingBack, ...waitingOrders },
});

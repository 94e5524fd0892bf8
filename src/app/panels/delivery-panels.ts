import { drawing } from '#app/page/page.ts';
import { cartDelivery, productDelivery } from '#composition/screens/delivery.ts';
import { DeliveryCheck } from '#ui/screens/delivery/delivery-check.tsx';

export const productDeliveryPanel = drawing({
  Screen: DeliveryCheck,
  model: 'productDelivery',
  needs: 'actions',
  services: productDelivery,
});

export const cartDeliveryPanel = drawing({
  Screen: DeliveryCheck,
  model: 'cartDelivery',
  needs: 'actions',
  services: cartDelivery,
});

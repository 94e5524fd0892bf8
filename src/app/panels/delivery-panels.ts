import { drawing } from '#app/page/page.ts';
import { cartDelivery, parcelDelivery, productDelivery } from '#composition/screens/delivery.ts';
import { DeliveryCheck } from '#ui/screens/delivery/delivery-check.tsx';
import { ParcelDelivery } from '#ui/screens/delivery/parcel-delivery.tsx';

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

export const parcelDeliveryPanel = drawing({
  Screen: ParcelDelivery,
  model: 'parcelDelivery',
  needs: 'actions',
  services: parcelDelivery,
});

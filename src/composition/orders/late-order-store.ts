/** The code that keeps orders on a device; also fetched ahead, since an order may be placed without a network (CHK-42). */
export function loadOrderStore() {
  return import(/* webpackChunkName: "device" */ './order-store-of.ts');
}

/** The code that keeps orders on a device; apart from what uses it, as what places them is (`fetched-ahead.ts`). */
export function loadOrderStore() {
  return import(/* webpackChunkName: "device" */ './order-store-of.ts');
}

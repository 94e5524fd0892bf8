import type { FetchGuide } from '#viewmodels/checkout/address-guide.ts';

/** No first page needs it: it is fetched when an address may be typed. */
export function createLateAddressGuide(): FetchGuide {
  return async () => {
    const found = await import(/* webpackChunkName: "address-guide" */ '#viewmodels/checkout/address-guide.ts').catch(
      () => null,
    );
    return found?.addressGuide ?? null;
  };
}

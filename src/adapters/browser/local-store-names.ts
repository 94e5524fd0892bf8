/** The stores of records that local storage holds, by the first part of their keys (`de-zari-orders:orders:1`). Never throws. */
export function localStoreNames(storage: () => Storage = () => localStorage): readonly string[] {
  try {
    return Object.keys(storage()).flatMap((key) => key.split(':', 1));
  } catch {
    return []; // the shopper forbids to look
  }
}

/** Whose local stores a visit uses. */
export type StoresOf = {
  /** The shop's, so that two shops on one host do not meet. */
  readonly shop: string;
  /** Of the store view; '' when the shop has but one store. */
  readonly storeCode: string;
  /** Whether all store views of the shop use the same. */
  readonly areShared: boolean;
};

/**
 * The first part of the names of all local stores: `de-shop` for the store code `de`, `shop` for none and for those that
 * all store views share (CACHE-01, CACHE-02).
 */
export function localStoreName({ shop, storeCode, areShared }: StoresOf): string {
  return storeCode === '' || areShared ? shop : `${storeCode}-${shop}`;
}

/**
 * The codes of the other store views that have local stores of their own, as these names of stores of one kind (`orders` in
 * `de-shop-orders`) tell; none where all share the same. Another shop on the host may have stores of such names, too.
 */
export function otherStoreCodes(names: readonly string[], kind: string, { shop, storeCode, areShared }: StoresOf) {
  if (storeCode === '' || areShared) return [];
  const end = `-${shop}-${kind}`;
  const codes = names.flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
  return [...new Set(codes)].filter((code) => code !== '' && code !== storeCode).toSorted();
}

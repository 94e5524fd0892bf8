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

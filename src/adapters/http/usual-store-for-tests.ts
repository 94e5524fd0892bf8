/** What calls tell of a shop with one store view, whose customers all buy at the same prices. */
export const usualStore = { storeCode: 'default', namedStore: '', findPriceGroup: () => null };

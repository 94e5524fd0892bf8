export const ROOT_CATEGORY = 2; // specification §9

/** Ids below that of the root are not the shop's: nothing opens them, lists their products or leads there (CAT-043). */
export function isOfShop(id: number): boolean {
  return id >= ROOT_CATEGORY;
}

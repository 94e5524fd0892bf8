/** Where a page that the merchant wrote stands (CONT-17). */
export function pageAddress(identifier: string): string {
  return `/i/${encodeURIComponent(identifier)}`;
}

/** Where the addresses of a store view begin on its host, and those of the others that are there. */
export type ViewPath = {
  /** What stands before every path, such as `/de`; '' for none. */
  readonly prefix: string;
  readonly neighbours: readonly string[];
};

/** The number that the API has for the store view of a shop without others. */
export const ONLY_STORE = 1;

export const onlyView: ViewPath = { prefix: '', neighbours: [] };

/** A path as its store view knows it; null where it belongs to another one (ROUTE-55). */
export function pathWithin({ prefix, neighbours }: ViewPath, pathname: string): string | null {
  const isUnder = (each: string): boolean => `${pathname}/`.startsWith(`${each}/`);
  if (!isUnder(prefix) || (prefix === '' && neighbours.some(isUnder))) return null;
  return pathname.slice(prefix.length) || '/';
}

import { storeViewOf } from '#domain/storeview/store-choice.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

const NAME = 'store';

/** The store view that a request's cookies choose; of all cookies the server reads this one alone. */
export function storeViewOfCookies(header: string | null): StoreView {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return storeViewOf(value);
}

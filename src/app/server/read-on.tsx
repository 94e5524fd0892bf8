import type { ReactNode } from 'react';
import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import { hasSizes } from '#domain/catalog/has-sizes.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { relatedSkus } from '#domain/workflows/related-skus.ts';
import { ReadLinks } from '#ui/screens/product/read-links.tsx';

const READ = 'read';
const MORE = 'more';

/** Where a shopper without scripts reads on after a product; null where none is open. */
export function readOnAfter(view: ProductView, rules: AddressRules): ReactNode {
  if (view.kind !== 'ready') return null;
  const { product } = view;
  const to = `${productAddress(product, null, rules)}?${READ}=${MORE}`;
  return <ReadLinks to={to} hasSizes={hasSizes(product)} hasRelated={relatedSkus(product).length > 0} />;
}

/** Whether an address asks for what comes after its product. */
export function asksToRead(query: URLSearchParams): boolean {
  return query.get(READ) === MORE;
}

/** The address of the product itself: nothing else can be said of it there. */
export function withoutReading(address: string): string {
  return address.split('?')[0] ?? '';
}

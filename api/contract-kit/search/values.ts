import type { Product } from '#api/contract-kit/calls/shapes.ts';
import { type Country, discountOf, rupees, sellingPrice, storeDay } from '#api/contract-kit/money/rules.ts';

const ROOT = 2;

/** Section 6: the values of a logical or plain field of a product, with scope catalog where that makes a difference. */
export function valuesOf(product: Product, field: string, country: Country = 'IN'): readonly unknown[] {
  switch (field) {
    case 'price':
      return [rupees(sellingPrice(product, country, storeDay(Date.now())))];
    case 'discount':
      return [discountOf(product, country, storeDay(Date.now()))];
    case 'category':
      return product.category_ids.filter((id) => id !== ROOT);
    case 'color':
    case 'size':
      return mergedOptions(product, field);
    case 'configurable_children.sku':
      return (product.configurable_children ?? []).map(({ sku }) => sku);
    case 'category.category_id':
      return (product.category ?? []).map(({ category_id }) => category_id);
    case 'category.name':
      return (product.category ?? []).map(({ name }) => name);
    default:
      return [field.split('.').reduce<unknown>(step, product)].flat().filter((value) => value != null);
  }
}

/** Own value, all in the lists, and those of enabled children. */
function mergedOptions(product: Product, field: 'color' | 'size'): readonly number[] {
  const enabled = (product.configurable_children ?? []).filter(({ status = 1 }) => status === 1);
  const values = [product[field], ...(product[`${field}_options`] ?? []), ...enabled.map((child) => child[field])];
  return [...new Set(values.filter((value) => value !== undefined))];
}

function step(place: unknown, key: string): unknown {
  return typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined;
}

/** What a product counts for once each in a terms aggregation: no 0 of discount. */
export function facetValuesOf(product: Product, field: string, country: Country): readonly string[] {
  const values = valuesOf(product, field, country).filter((value) => !(field === 'discount' && value === 0));
  return [...new Set(values.map(String))];
}

/** Words as section 6 has them: lower case, accents folded, letters and digits only. */
export function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

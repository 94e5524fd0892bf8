import type { Category } from '#domain/catalog/category.ts';
import { isEnabled, type Product } from '#domain/catalog/product.ts';
import { IN_CATEGORY, IN_NAME, IN_SKU } from '#domain/catalog/relevance.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { paiseOf } from '#domain/shared/money.ts';
import type { TextReader } from './find-text.ts';
import type { FieldReader, FieldValue } from './match-condition.ts';

type Readers<T> = Readonly<Record<string, (item: T) => readonly FieldValue[]>>;

const ROOT_CATEGORY = 2; // contract, section 6

/** What results can be put in order by; any other field is ignored (contract, section 6). */
export const productSorts = [
  'id',
  'created_at',
  'name',
  'price',
  'discount',
  'country_of_origin',
  'stock.is_in_stock',
  'stock.qty',
];
export const categorySorts = ['id', 'position', 'name', 'level', 'product_count'];

const categoryReaders: Readers<Category> = {
  id: ({ id }) => [id],
  parent_id: ({ parentId }) => [parentId],
  name: ({ name }) => [name],
  slug: ({ slug }) => [slug],
  url_key: ({ slug }) => [slug],
  url_path: ({ urlPath }) => [urlPath],
  level: ({ level }) => [level],
  position: ({ position }) => [position],
  is_active: ({ isActive }) => [isActive],
  include_in_menu: ({ isInMenu }) => [isInMenu],
  product_count: ({ productCount }) => [productCount],
};

const productReaders: Readers<Product> = {
  id: ({ id }) => [id],
  sku: ({ sku }) => [sku],
  parent_sku: ({ parentSku }) => [parentSku],
  type_id: ({ type }) => [type],
  name: ({ name }) => [name],
  slug: ({ slug }) => [slug],
  url_key: ({ slug }) => [slug],
  url_path: ({ urlPath }) => [urlPath],
  designer: ({ designer }) => [designer],
  status: ({ status }) => [status],
  visibility: ({ visibility }) => [visibility],
  created_at: ({ createdAt }) => [createdAt],
  new: ({ isNew }) => [isNew],
  sale: ({ isOnSale }) => [isOnSale],
  category_ids: ({ categoryIds }) => categoryIds,
  category: ({ categoryIds }) => categoryIds.filter((id) => id !== ROOT_CATEGORY),
  'category.category_id': ({ categoryIds }) => categoryIds,
  rts: ({ readyToShip }) => [readyToShip === null ? 0 : 1],
  'stock.is_in_stock': ({ stock }) => [stock.isInStock],
  'stock.qty': ({ stock }) => [stock.quantity],
  'stock.stock_status': ({ stock }) => [stock.status],
  'configurable_children.sku': ({ variants }) => variants.map(({ sku }) => sku),
};

/** Fields in the words of the contract; `price` and `discount` are those of the market. */
export function readProductField(market: Market, categories: ReadonlyMap<number, Category>): FieldReader<Product> {
  return (product, field) => {
    if (field === 'category.name') return product.categoryIds.flatMap((id) => categories.get(id)?.name ?? []);
    if (field === 'price') return [paiseOf(priceOf(product.prices, market).current)];
    if (field === 'discount') return [priceOf(product.prices, market).discount];
    return read(productReaders, product, field) ?? valuesOf(product, field);
  };
}

export const readCategoryField: FieldReader<Category> = (category, field) =>
  read(categoryReaders, category, field) ?? [];

/** A product's name weighs more than its article numbers, and those more than its categories (contract, section 6). */
export function productTexts(categories: ReadonlyMap<number, Category>): TextReader<Product> {
  return ({ name, sku, variants, categoryIds }) => {
    const skus = [sku, ...variants.map((variant) => variant.sku)];
    const own = categoryIds.flatMap((id) => categories.get(id) ?? []);
    const parents = new Set(own.map(({ parentId }) => parentId));
    const deepest = own.filter(({ id, level }) => level > 1 && !parents.has(id));
    return {
      skus,
      fields: [
        { weight: IN_NAME, texts: [name] },
        { weight: IN_SKU, texts: [sku] },
        { weight: IN_CATEGORY, texts: deepest.map((category) => category.name) },
      ],
    };
  };
}

export const categoryTexts: TextReader<Category> = ({ name }) => ({
  skus: [],
  fields: [{ weight: IN_NAME, texts: [name] }],
});

function read<T>(readers: Readers<T>, item: T, field: string): readonly FieldValue[] | null {
  return (Object.hasOwn(readers, field) && readers[field]?.(item)) || null;
}

/** What the merchant says of a product and what its enabled variants offer, such as its colours. */
function valuesOf({ variants, attributes }: Product, code: string): readonly FieldValue[] {
  const own = [code, `${code}_options`].flatMap((each) => (Object.hasOwn(attributes, each) ? attributes[each] : []));
  const offered = variants.filter(isEnabled).flatMap(({ choice }) => (Object.hasOwn(choice, code) ? choice[code] : []));
  return [...own, ...offered].filter((value) => value !== undefined);
}

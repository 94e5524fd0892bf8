import { type Product, type TestSearch, valuesOf } from '#api/testing/open-test-search.ts';

type Attribute = { readonly options: readonly { readonly label: string; readonly value: string }[] };
export type Listed = Product & { readonly gender?: number; readonly category: readonly { readonly name: string }[] };

export async function readOptions(search: TestSearch): Promise<ReadonlyMap<string, number>> {
  const address = '/api/catalog?type=attribute&size=100';
  const { result } = await search.shop.call<{ items: readonly (Attribute & { attribute_code: string })[] }>(
    'catalogSearch',
    address,
  );
  const all = result.items.filter(({ attribute_code: code }) => code === 'color' || code === 'gender');
  return new Map(all.flatMap((each) => each.options.map(({ label, value }) => [label, Number(value)])));
}

export type Wanted = {
  /** What the name or one of the categories says. */
  readonly says?: RegExp;
  /** A colour that it can be had in, or what its name or a category says instead. */
  readonly colours?: readonly string[];
  readonly orSays?: RegExp;
  readonly genders?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  /** Exclusive bounds. */
  readonly above?: number;
  readonly below?: number;
};

export function isWanted(
  options: ReadonlyMap<string, number>,
  product: Listed,
  { says, colours, orSays, genders, ...bounds }: Wanted,
): boolean {
  const { from = 0, above = -1, to = Number.POSITIVE_INFINITY, below = Number.POSITIVE_INFINITY } = bounds;
  const words = [product.name, ...product.category.map(({ name }) => name)].join(' | ').toLowerCase();
  const ids = (labels: readonly string[]) => labels.map((label) => options.get(label) ?? -1);
  const price = product.priceInclTax;
  const isColoured = !colours || valuesOf(product, 'color').some((id) => ids(colours).includes(id));
  return (
    (!says || says.test(words)) &&
    (isColoured || orSays?.test(words) === true) &&
    (!genders || ids(genders).includes(product.gender ?? -1)) &&
    [price >= from, price > above, price <= to, price < below].every(Boolean)
  );
}

export type WithCorrections = { readonly corrections?: readonly { readonly typed: string; readonly meant: string }[] };

export async function found(search: TestSearch, text: string, headers: Readonly<Record<string, string>> = {}) {
  return search.find({ _searchText: text }, 'size=4000', headers) as Promise<
    Awaited<ReturnType<TestSearch['find']>> & WithCorrections
  >;
}

import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, type Filter } from '#api/contract-kit/search/ask.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const COUNTRIES: readonly Country[] = ['IN', 'US', 'ROW'];
/** A search has 32 filters at most, and one of them names the product. */
const AT_ONCE = 31;
/** Means the price set of the country, not the net price that is answered under this name. */
const LOGICAL = 'price';

/** Section 6: every plain top-level field can be filtered, also what is worked out when it is answered. */
export const fieldChecks: readonly Check[] = COUNTRIES.map((country) => ({
  id: `catalog/filter-answered-fields-${country}`,
  section: 6,
  operation: 'catalogSearchPost',
  rule: `every plain field of a product as ${country} is answered it finds the product by its value`,
  async run(kit) {
    const { items } = await ask(kit, { country, sort: 'id:asc', size: 1_000 });
    for (const product of differing(items)) {
      const filters = Object.entries(product).flatMap((field) => filterOf(field) ?? []);
      if (await findsByAll(kit, product, filters, country)) continue;
      const lost: string[] = [];
      for (const filter of filters) if (!(await finds(kit, product, [filter], country))) lost.push(filter.attribute);
      same(lost, [], `fields by which product ${product.id} is not found:`);
    }
  },
}));

/** One product of each type, on sale and not. */
function differing(products: readonly Product[]): readonly Product[] {
  const kinds = Map.groupBy(products, ({ type_id, discount }) => `${type_id} ${discount > 0}`);
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** Null for a field that holds objects. */
function filterOf([attribute, value]: readonly [string, unknown]): Filter | null {
  if (attribute === LOGICAL) return null;
  if (value === null || (Array.isArray(value) && value.length === 0)) return { attribute, value: { exists: false } };
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof one === 'object' ? null : { attribute, value: { eq: one } };
}

async function findsByAll(kit: Kit, product: Product, filters: readonly Filter[], country: Country): Promise<boolean> {
  for (let from = 0; from < filters.length; from += AT_ONCE)
    if (!(await finds(kit, product, filters.slice(from, from + AT_ONCE), country))) return false;
  return true;
}

async function finds(kit: Kit, { id }: Product, filters: readonly Filter[], country: Country): Promise<boolean> {
  const own = { attribute: 'id', value: { eq: id } };
  return (await ask(kit, { filters: [own, ...filters], country })).total === 1;
}

import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Bucket } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import { ask, type Filter, withinCatalog } from '#api/contract-kit/search/ask.ts';
import { holds } from '#api/contract-kit/shared/mismatch.ts';

type Wanted = {
  readonly field: string;
  readonly country?: Country;
  readonly options?: unknown;
  readonly filters?: readonly Filter[];
};

/** What the one aggregation over a field counted. */
export async function bucketsOf(
  kit: Kit,
  { field, country = 'IN', options, filters = [] }: Wanted,
): Promise<readonly Bucket[]> {
  const facets = [{ field, scope: 'catalog', ...(options === undefined ? {} : { options }) }];
  const found = await ask(kit, { facets, filters: [...filters, await withinCatalog(kit)], country, size: 1 });
  const [aggregation] = Object.values(found.aggregations);
  holds(aggregation !== undefined, `an aggregation over ${field}`, found.aggregations);
  return aggregation?.buckets ?? [];
}

import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi, type ReferenceApi } from '#api/open-reference-api.ts';
import { grownTo } from './grown-collection.ts';
import { type SearchCase, searchCases } from './search-cases.ts';
import type { SearchFigures } from './search-report.ts';
import { withSixVariants } from './six-variants.ts';

const CALLS = 40;
const WARMING_CALLS = 5;

export type MeasuredSearches = { readonly filledAfter: number; readonly searches: readonly SearchFigures[] };

/** Fills an empty database with so many products of six variants each, and times every search case on it. */
export async function measureSearches(address: string, products: number): Promise<MeasuredSearches> {
  const api = await openReferenceApi({
    database: address,
    content: (now) => {
      const content = demoContent(now);
      return { ...content, collection: withSixVariants(grownTo(products, content.collection)) };
    },
  });
  const filledAfter = performance.now();
  const searches: SearchFigures[] = [];
  for (const search of searchCases) searches.push(await timeSearch(api, search));
  await api.close();
  return { filledAfter, searches };
}

async function timeSearch(api: ReferenceApi, { name, query, sort = '' }: SearchCase): Promise<SearchFigures> {
  const request = encodeURIComponent(JSON.stringify(query));
  const address = `http://api.test/api/catalog?type=product&size=24&from=0&sort=${sort}&request=${request}`;
  const times: number[] = [];
  let total = 0;
  for (let call = 0; call < WARMING_CALLS + CALLS; call += 1) {
    const began = performance.now();
    const response = await api.fetch(new Request(address));
    const body = (await response.json()) as { readonly code: number; readonly result: { readonly total: number } };
    if (body.code !== 200) throw new Error(`The search was refused: ${JSON.stringify(body)}`);
    if (call >= WARMING_CALLS) times.push(performance.now() - began);
    total = body.result.total;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const isText = query._searchText !== undefined;
  return { name, isText, median: at(0.5), most: at(0.95), total };
}

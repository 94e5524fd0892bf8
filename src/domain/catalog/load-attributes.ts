import type { Attribute } from './attribute.ts';
import { allAttributes, type SearchIndex } from './search-query.ts';

/** What the merchant says of products; read once in a visit. Nothing while it cannot be had: pages do without. */
export type LoadAttributes = () => Promise<readonly Attribute[]>;

export function createLoadAttributes({ search }: { readonly search: SearchIndex }): LoadAttributes {
  let loading: Promise<readonly Attribute[]> | null = null;

  return () => {
    loading ??= load();
    return loading;
  };

  async function load(): Promise<readonly Attribute[]> {
    const reply = await search.attributes(allAttributes);
    if (reply.kind === 'ok') return reply.value.items;
    loading = null; // a later page asks again
    return [];
  }
}

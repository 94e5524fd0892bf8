import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Attribute } from './attribute.ts';
import { allAttributes, type SearchIndex } from './search-query.ts';

/** What the merchant says of products; read once in a visit. Nothing while it cannot be had: pages do without. */
export type LoadAttributes = () => Promise<readonly Attribute[]>;

export function createLoadAttributes({ searchIndex }: { readonly searchIndex: SearchIndex }): LoadAttributes {
  const load = askedOnce(
    () => searchIndex.attributes(allAttributes),
    ({ kind }) => kind === 'ok',
  );

  return async () => {
    const reply = await load();
    return reply.kind === 'ok' ? reply.value.items : [];
  };
}

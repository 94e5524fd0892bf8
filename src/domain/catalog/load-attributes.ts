import { askedOnceFor } from '#domain/shared/asked-once.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { languageIn } from '#domain/storeview/language-in.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Attribute } from './attribute.ts';
import { allAttributes, type SearchIndex } from './search-query.ts';

/** What the merchant says of products; read once in a visit and language. Nothing while it cannot be had: pages do without. */
export type LoadAttributes = () => Promise<readonly Attribute[]>;

type Ports = {
  readonly searchIndex: Pick<SearchIndex, 'attributes'>;
  readonly storeView: ReadonlyCell<Pick<StoreView, 'locale'>>;
};

export function createLoadAttributes({ searchIndex, storeView }: Ports): LoadAttributes {
  const load = askedOnceFor(
    () => languageIn(storeView.get().locale),
    () => searchIndex.attributes(allAttributes),
    ({ kind }) => kind === 'ok',
  );

  return async () => {
    const reply = await load();
    return reply.kind === 'ok' ? reply.value.items : [];
  };
}

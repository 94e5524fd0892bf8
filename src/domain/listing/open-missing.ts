import { urlPathOf } from '#domain/catalog/addresses.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { likelyWords } from '#domain/catalog/likely-words.ts';
import { listed } from '#domain/catalog/listed.ts';
import { isShown, type LinkKind, type Product, type Sku } from '#domain/catalog/product.ts';
import { type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { wordsOf } from '#domain/catalog/words.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { isOutOfStock } from '#domain/stock/availability.ts';
import { type MissingView, nothingMissing } from './missing-view.ts';
import { type Tile, type TileRules, tileOf } from './tile.ts';

/** Looks for what may stand in for the page that was asked for at a path; null when nobody knows what it was. */
export type OpenMissing = (path: string | null) => Promise<void>;

type Ports = {
  readonly missingView: Cell<MissingView>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

const NEAR = 4;
const WORDS_TRIED = 3;
const SUCCESSION: readonly LinkKind[] = ['upsell', 'related'];

/**
 * A piece that is sold no more still stands in the catalog, switched off: what the merchant offers in its place, or
 * else beside it, follows it. Else there is what the words of the address find. Nothing here can fail the page.
 */
export function createOpenMissing({ missingView, searchIndex, market, shopRules }: Ports): OpenMissing {
  return async (path) => {
    missingView.update(() => nothingMissing);
    if (path === null) return;
    const successor = await successorAt(urlPathOf(path));
    const near = successor ? [] : await nearTo(likelyWords(path));
    missingView.update(() => ({ successor, near }));
  };

  async function successorAt(urlPath: string): Promise<MissingView['successor']> {
    if (urlPath === '') return null;
    const [withdrawn] = await found([{ field: 'url_path', kind: 'is', value: urlPath }], 1);
    if (!withdrawn) return null;
    const skus = successionOf(withdrawn);
    const heir = firstForSale(skus, (await findProducts(searchIndex, skus)) ?? []);
    return heir ? { of: withdrawn.name, tile: tile(heir) } : null;
  }

  /** All words at once if that finds something, else the longest word that does: it says most. */
  async function nearTo(text: string): Promise<readonly Tile[]> {
    const words = wordsOf(text).toSorted((one, other) => other.length - one.length);
    for (const asked of [text, ...words.slice(0, WORDS_TRIED)].filter(Boolean)) {
      const products = await found(listed, NEAR, asked);
      if (products.length > 0) return products.map(tile);
    }
    return [];
  }

  async function found(conditions: readonly Condition[], size: number, text?: string): Promise<readonly Product[]> {
    const reply = await searchIndex.products(
      searchQuery({ conditions, size, ...(text === undefined ? {} : { text }) }),
    );
    return reply.kind === 'ok' ? reply.value.items : [];
  }

  function tile(product: Product): Tile {
    return tileOf(product, market(), shopRules);
  }
}

/** What the merchant offers in its place, then what beside it. */
function successionOf({ links }: Product): readonly Sku[] {
  return SUCCESSION.flatMap((kind) => links.filter((link) => link.kind === kind)).map(({ sku }) => sku);
}

function firstForSale(skus: readonly Sku[], products: readonly Product[]): Product | undefined {
  const inOrder = skus.flatMap((sku) => products.find((each) => each.sku === sku) ?? []);
  return inOrder.find((each) => isShown(each) && !isOutOfStock(each));
}

import { hintsOf } from '#domain/catalog/category-hint.ts';
import { categoriesFor, popularCategories } from '#domain/catalog/find-categories.ts';
import { listed } from '#domain/catalog/listed.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { phrasesFor } from '#domain/catalog/phrases.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type Condition, type SearchIndex, type SearchResult, searchQuery } from '#domain/catalog/search-query.ts';
import { wordsOf } from '#domain/catalog/words.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { FindCachedProducts } from './find-cached-products.ts';
import type { SuggestedAnswer, Suggestions } from './suggestions.ts';
import { type TileRules, tilesOf } from './tile.ts';

/** Offers what a text that is being typed may mean. Of several texts the last one counts. */
export type Suggest = (text: string) => Promise<void>;

/** Offers what many look for, before anything is typed. */
export type SuggestPopular = () => Promise<void>;

type Ports = {
  readonly suggestions: Cell<Suggestions>;
  readonly searchIndex: SearchIndex;
  readonly loadFrame: LoadCategories;
  readonly market: () => Market;
  readonly shopRules: TileRules;
  readonly findCachedProducts: FindCachedProducts;
};

const LEAST_LETTERS = 3; // CAT-064
const PHRASES = 6;
const PRODUCTS = 6;
const CATEGORIES = 3;
const NAMES_READ = 24;

export function createSuggest(ports: Ports): Suggest {
  const { suggestions } = ports;
  let latest = 0;

  return async (text) => {
    latest += 1;
    const own = latest;
    const answer = await answerTo(ports, text.trim());
    if (own === latest) suggestions.update((now) => ({ ...now, answer }));
  };
}

type PopularPorts = Pick<Ports, 'suggestions' | 'loadFrame' | 'shopRules'>;

export function createSuggestPopular({ suggestions, loadFrame, shopRules }: PopularPorts): SuggestPopular {
  return async () => {
    const categories = await loadFrame();
    if (categories.kind !== 'ok') return;
    const popular = hintsOf(popularCategories(categories.value, PHRASES), shopRules);
    suggestions.update((now) => ({ ...now, popular }));
  };
}

async function answerTo(ports: Ports, text: string): Promise<SuggestedAnswer> {
  if (text.length < LEAST_LETTERS || wordsOf(text).length === 0) return { kind: 'none' };
  const [all, found] = await Promise.all([ports.loadFrame(), findProducts(ports.searchIndex, text)]);
  const categories = all.kind === 'ok' ? hintsOf(categoriesFor(text, all.value, CATEGORIES), ports.shopRules) : [];
  if (found.kind !== 'ok') {
    const { items: tiles } = await ports.findCachedProducts(text, PRODUCTS);
    return { kind: 'failed', text, tiles, categories };
  }
  const { items, total, corrections } = found.value;
  const names = items.map(({ name }) => name);
  const tiles = tilesOf(items.slice(0, PRODUCTS), { market: ports.market(), rules: ports.shopRules });
  return { kind: 'found', text, phrases: phrasesFor(text, names, PHRASES, corrections), tiles, total, categories };
}

/** What the words mean; when they mean nothing yet, what begins with them. */
async function findProducts(search: SearchIndex, text: string): Promise<Reply<SearchResult<Product>>> {
  const words = await search.products(searchQuery({ text, conditions: listed, size: NAMES_READ }));
  if (words.kind !== 'ok' || words.value.total > 0) return words;
  const beginnings = wordsOf(text).map((start): Condition => ({ field: 'name', kind: 'begins', start }));
  return search.products(searchQuery({ conditions: [...listed, ...beginnings], size: NAMES_READ }));
}

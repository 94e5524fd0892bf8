import { type AddressRules, productAddress, variantAddress } from '#domain/catalog/addresses.ts';
import type { Category } from '#domain/catalog/category.ts';
import { hintsOf } from '#domain/catalog/category-hint.ts';
import { categoriesFor, popularCategories } from '#domain/catalog/find-categories.ts';
import { listed } from '#domain/catalog/listed.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { RememberSearch } from '#domain/catalog/remember-search.ts';
import { type Condition, type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { correctedText, correctionsBy, wordsOf } from '#domain/catalog/words.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { listToShow, withFacets } from './facets-to-come.ts';
import type { FindList } from './find-list.ts';
import { createOpenList, type Opened } from './open-list.ts';
import type { PageHint, PageSearch } from './page-search.ts';
import { isWholeList, type ListPlace, type ListScope, type ProductList } from './product-list.ts';
import { isShown, type SearchView } from './search-view.ts';

/** What is searched for; `isLiteral` takes its words as they are typed, without forgiving mistakes. */
export type SearchRequest = { readonly text: string; readonly isLiteral: boolean; readonly place: ListPlace };

/** `product`: the text is an article number, whose page is at this address. */
export type SearchOutcome =
  | { readonly kind: 'ready' | 'failed' }
  | { readonly kind: 'product'; readonly address: string };

/** The signal ends when nobody waits for the page any more. */
export type OpenSearch = (request: SearchRequest, signal?: AbortSignal) => Promise<SearchOutcome>;

type Ports = {
  readonly searchView: Cell<SearchView>;
  readonly searchIndex: SearchIndex;
  readonly loadFrame: LoadCategories;
  readonly findList: FindList;
  readonly pageGateway: PageSearch;
  readonly rememberSearch: RememberSearch;
  readonly shopRules: AddressRules;
};

type OpenedSearch = Opened<SearchView, SearchOutcome>;

const CATEGORIES = 6;
const POPULAR = 8;

/** What found something is remembered. */
export function createOpenSearch(ports: Ports): OpenSearch {
  return createOpenList(ports.searchView, { isShown, open });

  async function open(request: SearchRequest, before: SearchView, signal?: AbortSignal): Promise<OpenedSearch> {
    const categories = ports.loadFrame().then((reply) => (reply.kind === 'ok' ? reply.value : []));
    if (wordsOf(request.text).length === 0) {
      const popular = hintsOf(popularCategories(await categories, POPULAR), ports.shopRules);
      return { outcome: { kind: 'ready' }, change: () => ({ kind: 'blank', popular }) };
    }
    const [found, address, pages, all] = await Promise.all([
      ports.findList(scopeOf(request), request.place, signal),
      articleAddress(ports, request, signal),
      pagesFor(ports, request, signal),
      categories,
    ]);
    if (address !== null) return { outcome: { kind: 'product', address }, change: (now) => now };
    if (found.kind !== 'ok') return failed(request);
    if (found.value.total > 0) void ports.rememberSearch(request.text);
    const { list, facetsToCome } = await listToShow(found.value, isShown(before, request) ? before.list : null);
    return {
      outcome: { kind: 'ready' },
      change: () => readyView(request, list, { all, rules: ports.shopRules, pages }),
      follows: facetsToCome?.then((facets) => (now) => withFacets(now, list, facets)),
    };
  }
}

function scopeOf({ text, isLiteral }: SearchRequest): ListScope {
  if (!isLiteral) return { text, conditions: [] };
  return { text: '', conditions: wordsOf(text).map((start): Condition => ({ field: 'name', kind: 'begins', start })) };
}

type Around = {
  readonly all: readonly Category[];
  readonly rules: AddressRules;
  readonly pages: readonly PageHint[];
};

function readyView({ text, isLiteral }: SearchRequest, list: ProductList, { all, rules, pages }: Around): SearchView {
  const corrections = list.corrections ?? correctionsBy(text, knownWords(list, all));
  const corrected = isLiteral ? null : correctedText(text, corrections);
  const isEmpty = list.total === 0;
  return {
    kind: 'ready',
    text,
    isLiteral,
    corrected,
    categories: hintsOf(categoriesFor(corrected ?? text, all, CATEGORIES), rules),
    pages,
    popular: isEmpty ? hintsOf(popularCategories(all, POPULAR), rules) : [],
    list,
  };
}

/** Where the catalog does not tell: the best matches come first, so a word that is spelled right is in one of their names. */
function knownWords({ tiles }: ProductList, categories: readonly Category[]): ReadonlySet<string> {
  const texts = [...tiles.flatMap(({ name, sku }) => [name, sku]), ...categories.map(({ name }) => name)];
  return new Set(texts.flatMap(wordsOf));
}

/** A list that is shown stays, and says that it could not be renewed. */
function failed(request: SearchRequest): OpenedSearch {
  return {
    outcome: { kind: 'failed' },
    change: (now) =>
      isShown(now, request) ? { ...now, list: { ...now.list, renewal: 'failed' } } : { kind: 'failed' },
  };
}

/** A search can do without them: none where they cannot be asked for. */
async function pagesFor(
  { pageGateway }: Ports,
  { text, isLiteral }: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<readonly PageHint[]> {
  if (isLiteral) return [];
  const reply = await pageGateway.search(text, signal);
  return reply.kind === 'ok' ? reply.value : [];
}

/** The page of the product or variant with this article number; null when the text is none, or a list was narrowed. */
async function articleAddress(
  { searchIndex, shopRules }: Ports,
  { text, isLiteral, place }: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (isLiteral || !ARTICLE_NUMBER.test(text) || !isWholeList(place)) return null;
  const reply = await searchIndex.products(searchQuery({ text, conditions: listed, size: 1 }), signal);
  const product = reply.kind === 'ok' ? reply.value.items[0] : undefined;
  return product ? addressOf(product, text.toLowerCase(), shopRules) : null;
}

const ARTICLE_NUMBER = /^(?=.*\d)[\w./-]+$/;

function addressOf(product: Product, sku: string, rules: AddressRules): string | null {
  if (product.sku.toLowerCase() === sku) return productAddress(product, null, rules);
  const variant = product.variants.find((each) => each.sku.toLowerCase() === sku);
  return variant ? variantAddress(product, variant.sku) : null;
}

import type { AddressRules } from '#domain/catalog/addresses.ts';
import { breadcrumbsOf, type Category } from '#domain/catalog/category.ts';
import { hintsOf } from '#domain/catalog/category-hint.ts';
import { detailsOf } from '#domain/catalog/details.ts';
import { createFindParts } from '#domain/catalog/find-parts.ts';
import type { ProductFinder, ProductKey } from '#domain/catalog/find-product.ts';
import type { LoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { type Part, withPartsFound } from '#domain/catalog/part.ts';
import { isShown, type Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { isOutOfStock, type StockRules } from '#domain/stock/availability.ts';
import { firstVariant, optionsToChoose } from '#domain/stock/choose-variant.ts';
import type { NoteViewed } from './note-viewed.ts';

/**
 * Which product: the root by its sku or url_path; `variant` is the sku to choose, null for the default one. `toChoose`
 * are codes of the options that it leaves to the shopper.
 */
export type ProductRequest = {
  readonly by: { readonly key: ProductKey; readonly value: string };
  readonly variant: string | null;
  readonly toChoose?: readonly string[];
};

/** The signal ends when nobody waits for the page any more: then nothing of it is kept. */
export type OpenProduct = (request: ProductRequest, signal?: AbortSignal) => Promise<PageOutcome>;

const RESTART_AFTER_MS = 20_000; // specification §9, product load (CAT-040, CAT-041)

const noParts: Reply<readonly Part[]> = { kind: 'ok', value: [] };

type Ports = {
  readonly productView: Cell<ProductView>;
  readonly searchIndex: SearchIndex;
  readonly productFinder: ProductFinder;
  readonly loadFrame: LoadCategories;
  readonly loadAttributes: LoadAttributes;
  readonly clock: Clock;
  readonly log: Log;
  readonly shopRules: StockRules & AddressRules;
  readonly noteViewed: NoteViewed;
};

/** The load that runs; it is kept while one of those who asked still waits for it. */
type Load = {
  readonly key: string;
  readonly since: number;
  readonly outcome: Promise<PageOutcome>;
  readonly signals: (AbortSignal | undefined)[];
};

/**
 * Loads a product for its page. One load at a time: asking again for the same product joins the load that runs,
 * unless it has run for 20 seconds; asking for another one makes the first one's answer late (CAT-039 to CAT-041).
 * Until the answer is there the view stays: its page stands, or the placeholder of the next one in its place (CAT-038).
 */
export function createOpenProduct(ports: Ports): OpenProduct {
  const { productView, clock, noteViewed } = ports;
  const load = createLoadView(ports);
  let running: Load | null = null;

  return (request, signal) => {
    const key = JSON.stringify(request);
    if (running?.key === key && clock.now() - running.since < RESTART_AFTER_MS) {
      running.signals.push(signal);
      return running.outcome;
    }
    const signals = [signal];
    const outcome = open(request, signals);
    running = { key, since: clock.now(), outcome, signals };
    return outcome;
  };

  async function open(request: ProductRequest, signals: Load['signals']): Promise<PageOutcome> {
    const next = await load(request);
    if (running?.signals !== signals) return 'ready'; // another product is on its way
    running = null;
    if (signals.every((signal) => signal?.aborted)) return 'failed'; // nobody waits for it any more
    if (next === 'empty') return 'empty';
    productView.update(() => next);
    noteViewed();
    return next.kind === 'failed' ? 'failed' : 'ready';
  }
}

type LoadView = (request: ProductRequest) => Promise<ProductView | 'empty'>;

function createLoadView(ports: Ports): LoadView {
  const { productFinder, loadFrame, loadAttributes, log, shopRules } = ports;
  const findParts = createFindParts(ports);

  return async ({ by, variant, toChoose = [] }) => {
    const reply = await productFinder.find(by.key, by.value);
    const found = reply.kind === 'ok' ? reply.value : null;
    const parts = found ? await findParts(found) : noParts;
    const [categories, attributes] = await Promise.all([loadFrame(), loadAttributes()]);
    if (reply.kind !== 'ok' || parts.kind !== 'ok') return { kind: 'failed' };
    if (!found || !canBeShown(found, shopRules)) {
      log.info('Product query returned an empty result'); // specification §8
      return 'empty';
    }
    const product = withPartsFound(found, parts.value);
    const chosen = firstVariant(product, variant, shopRules);
    const open = optionsToChoose(product, shopRules);
    return {
      kind: 'ready',
      product: withError(product, chosen !== null),
      variant: chosen?.sku ?? null,
      toChoose: chosen?.sku === variant ? open.filter((code) => toChoose.includes(code)) : open,
      parts: parts.value,
      details: detailsOf(product, attributes),
      breadcrumbs: categories.kind === 'ok' ? deepestBreadcrumbs(product, categories.value, shopRules) : [],
    };
  };
}

/** Hidden products are never shown (STOCK-10, STOCK-11), sold-out ones only where they are listed (STOCK-13). */
function canBeShown(product: Product, { listOutOfStockProducts }: StockRules): boolean {
  return isShown(product) && (listOutOfStockProducts || !isOutOfStock(product));
}

/** A configurable product without any available variant cannot be bought (STOCK-12). */
function withError(product: Product, hasVariant: boolean): Product {
  const isMissing = product.type === 'configurable' && !hasVariant;
  return isMissing ? { ...product, error: 'no-variants' } : product;
}

/** The product's deepest category and its parents (CAT-017). */
function deepestBreadcrumbs({ categoryIds }: Product, categories: readonly Category[], rules: AddressRules) {
  const own = categories.filter(({ id, isActive }) => categoryIds.includes(id) && isActive);
  const deepest = own.toSorted((a, b) => b.level - a.level || a.id - b.id)[0];
  const breadcrumbs = deepest ? breadcrumbsOf(deepest, categories) : [];
  return hintsOf(breadcrumbs, rules);
}

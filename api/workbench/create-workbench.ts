import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Rounds } from '#api/alerts/rounds.ts';
import { validationErrorsOf } from '#api/contract/validation-errors.ts';
import { readOrder } from '#api/orders/read-order.ts';
import { readLedger } from '#api/payments/read-ledger.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { SearchTermRecord } from '#api/records/catalog-records.ts';
import type { HomeSectionRecord, ShopRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { readBody, refusedBody } from '#api/transport/read-body.ts';
import { createFaults, type Fault, type Faults } from './faults.ts';
import { listCartStates, listConversions, listMails, listToldOnce } from './kept-of-visitors.ts';
import { type Banners, putBanners } from './put-banners.ts';
import { putCategory, type ShortCategory } from './put-category.ts';
import { putCoupon, type ShortCoupon } from './put-coupon.ts';
import { putCredit } from './put-credit.ts';
import { putGroup } from './put-group.ts';
import { putHome } from './put-home.ts';
import { putPage, type ShortPage } from './put-page.ts';
import { putProduct } from './put-product.ts';
import { putPromos, type ShortPromo } from './put-promos.ts';
import { putReviews, type ShortReviews } from './put-reviews.ts';
import { putSearchTerms } from './put-search-terms.ts';
import { putShops } from './put-shops.ts';
import { putStock, type ShortStock } from './put-stock.ts';
import { putTranslations, type ShortTranslations } from './put-translations.ts';
import { type WorkbenchSchema, workbenchSchemas } from './schemas.ts';
import { createSeenRequests, type SeenRequests } from './seen-requests.ts';
import type { ShortProduct } from './short-record.ts';

/**
 * The workbench: how a test puts the shop into a state and looks at what came of it. It exists only when it is asked
 * for, and only for callers on the same machine. Bodies and answers are JSON in the envelope of the API.
 *
 * | call | does |
 * | --- | --- |
 * | POST /workbench/products | writes a product from a short record (short-record.ts); answers the full one |
 * | POST /workbench/stock | {sku, qty, is_in_stock?, stock_status?} |
 * | POST /workbench/price-round | tells who waits for prices that have fallen, as it happens every minute; answers how many mails |
 * | POST /workbench/payment-round | asks gateways about open payments and owed refunds, as it happens every half minute; answers how many |
 * | POST /workbench/restock-round | tells who waits for what is back, as it happens every ten seconds; answers how many |
 * | POST /workbench/reviews | {sku, stars: [5, 4], fits?: ['small']}: approved reviews in the place of all that the product has |
 * | POST /workbench/categories | {id, name, parent_id?, ...}, the fields of a category record |
 * | POST /workbench/coupons | {code, percent?, fixed?, valid_from?, valid_to?, most_uses?, most_uses_per_user?}; answers its uses |
 * | POST /workbench/groups | {email, group}: the customer group of an account |
 * | POST /workbench/credits | {email, amount}: gives an account store credit; answers its balance in rupees |
 * | POST /workbench/home | {sections}: the home page from now on |
 * | POST /workbench/banners | {head, small, product?}: titles of the banners of the default store view, null or none for none |
 * | POST /workbench/pages | {type, id, identifier, title?, content?, store_id?, active?}: a content page or block |
 * | POST /workbench/search-terms | {terms: [{term, kind, means}]}: what people say for words and colours of the catalog (search-terms.ts) |
 * | POST /workbench/translations | {language, words: {own: other}}: what words of the catalog are in a language |
 * | POST /workbench/promos | {items: [{type, title, link?, delay_ms?, is_active?, start_at?, end_at?}]}: the strips and pop-ups from now on, in this order |
 * | POST /workbench/faults | {path, kind, times?, code?, ms?, message?} (faults.ts); hits the next calls of the path |
 * | DELETE /workbench/faults | forgets the faults that are left |
 * | GET /workbench/orders | the order_ids, oldest first; with ?count only how many |
 * | GET /workbench/orders/:orderId | every column of an order and its lines, with the request that was sent and what gateways took |
 * | GET /workbench/mails, states, conversions | what visitors left behind (kept-of-visitors.ts); mails with ?about only what those tell of that are told once |
 * | GET /workbench/requests | the last 200 calls as they came in; DELETE forgets them |
 * | POST /workbench/clock | {now}: stops the shop's clock at a moment, null lets it run |
 */
export interface Workbench {
  readonly faults: Faults;
  readonly seen: SeenRequests;
  answer(request: Request): Promise<Outcome>;
}

/** The rounds of each kind of alert. */
export type AlertRounds = { readonly restock: Rounds; readonly priceFalls: Rounds; readonly payments: Rounds };

type Bench = {
  readonly shop: Shop;
  readonly alerts: AlertRounds;
  readonly faults: Faults;
  readonly seen: SeenRequests;
  readonly check: Check;
};

type Check = (
  name: WorkbenchSchema,
  request: Request,
) => Promise<{ readonly refused: Outcome } | { readonly body: unknown }>;

export function createWorkbench(shop: Shop, alerts: AlertRounds): Workbench {
  const bench: Bench = {
    shop,
    alerts,
    faults: createFaults(),
    seen: createSeenRequests(),
    check: createCheck(),
  };
  return { faults: bench.faults, seen: bench.seen, answer: (request) => answer(bench, request) };
}

async function answer(bench: Bench, request: Request): Promise<Outcome> {
  const { pathname } = new URL(request.url);
  const [, , part = '', id = ''] = pathname.split('/');
  try {
    return (
      (await answers(bench, request, decodeURIComponent(id))[`${request.method} ${part}`]?.()) ??
      refusal(404, 'Not found')
    );
  } catch (error) {
    if (error instanceof RangeError || error instanceof URIError) return refusal(400, error.message);
    throw error;
  }
}

type Answers = Readonly<Record<string, () => Promise<Outcome>>>;

function answers({ shop, alerts, faults, seen, check }: Bench, request: Request, id: string): Answers {
  const checked = async (name: WorkbenchSchema, use: (body: unknown) => Promise<unknown> | unknown) => {
    const read = await check(name, request);
    return 'refused' in read ? read.refused : success(await use(read.body));
  };
  return {
    'POST products': () =>
      checked('product', (body) => putProduct(shop.db, body as ShortProduct, timestampAt(shop.clock.now()))),
    'POST stock': () => checked('stock', (body) => putStock(shop.db, body as ShortStock)),
    'POST restock-round': async () => success(await alerts.restock.go()),
    'POST payment-round': async () => success(await alerts.payments.go()),
    'POST price-round': async () => success(await alerts.priceFalls.go()),
    'POST reviews': () =>
      checked('reviews', (body) => putReviews(shop.db, body as ShortReviews, timestampAt(shop.clock.now()))),
    'POST categories': () => checked('category', (body) => putCategory(shop.db, body as ShortCategory)),
    'POST coupons': () => checked('coupon', (body) => putCoupon(shop.db, body as ShortCoupon)),
    'POST groups': () => checked('group', (body) => putGroup(shop.db, body as { email: string; group: number })),
    'POST credits': () => checked('credit', (body) => putCredit(shop, body as { email: string; amount: number })),
    'POST home': () => checked('home', (body) => putHome(shop.db, body as { sections: readonly HomeSectionRecord[] })),
    'POST banners': () => checked('banners', (body) => putBanners(shop.db, body as Banners)),
    'POST pages': () => checked('page', (body) => putPage(shop.db, body as ShortPage)),
    'POST shops': () => checked('shops', (body) => putShops(shop.db, body as { shops: readonly ShopRecord[] })),
    'POST search-terms': () =>
      checked('searchTerms', (body) => putSearchTerms(shop.db, body as { terms: readonly SearchTermRecord[] })),
    'POST translations': () => checked('translations', (body) => putTranslations(shop.db, body as ShortTranslations)),
    'POST promos': () => checked('promos', (body) => putPromos(shop.db, body as { items: readonly ShortPromo[] })),
    'POST faults': () => checked('fault', (body) => orderFault(faults, body as Fault)),
    'DELETE faults': async () => success(faults.clear() ?? true),
    'GET orders': () => (id === '' ? listOrders(shop, request) : showOrder(shop, id)),
    'GET mails': async () => success(await (isAsked(request, 'about') ? listToldOnce : listMails)(shop.db)),
    'GET states': async () => success(await listCartStates(shop.db)),
    'GET conversions': async () => success(await listConversions(shop.db)),
    'GET requests': async () => success(seen.list()),
    'DELETE requests': async () => success(seen.clear() ?? true),
    'POST clock': () => checked('clock', (body) => setClock(shop, body as { now: string | null })),
  };
}

function orderFault(faults: Faults, fault: Fault): true {
  if (fault.kind === 'status' && fault.code === undefined)
    throw new RangeError('A fault of kind status needs its code.');
  if (fault.kind === 'slow' && fault.ms === undefined) throw new RangeError('A fault of kind slow needs its ms.');
  faults.add({ ...fault, times: fault.times ?? 1 });
  return true;
}

function setClock({ clock }: Shop, { now }: { readonly now: string | null }): { readonly now: string } {
  clock.stopAt(now === null ? null : Date.parse(now));
  return { now: timestampAt(clock.now()) };
}

async function listOrders({ db }: Shop, request: Request): Promise<Outcome> {
  const rows = await db.selectFrom('orders').select('order_id').orderBy('entity_id').execute();
  return success(isAsked(request, 'count') ? { count: rows.length } : rows.map(({ order_id }) => order_id));
}

function isAsked(request: Request, name: string): boolean {
  return new URL(request.url).searchParams.has(name);
}

async function showOrder({ db }: Shop, orderId: string): Promise<Outcome> {
  const stored = await readOrder(db, orderId, null);
  if (!stored) return refusal(404, 'Order not found');
  const ledger = await readLedger(db, stored.order.entity_id);
  return success({ ...stored.order, lines: stored.lines, ledger });
}

const LARGEST_BODY = 100_000;

function createCheck(): Check {
  const ajv = new Ajv2020({ allErrors: true, strict: false, multipleOfPrecision: 6 });
  formats.default(ajv);
  const validators = new Map<string, ValidateFunction>(
    Object.entries(workbenchSchemas).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  return async (name, request) => {
    const body = await readBody(request, LARGEST_BODY);
    if (body.kind !== 'read') return { refused: refusedBody(body) };
    const isValid = validators.get(name);
    if (isValid?.(body.value)) return { body: body.value };
    const unknown = isValid?.errors?.find(({ keyword }) => keyword === 'additionalProperties');
    if (unknown) return { refused: refusal(400, `Unknown field ${String(unknown.params['additionalProperty'])}`) };
    return { refused: refusal(400, validationErrorsOf(isValid?.errors ?? [])) };
  };
}

import {
  GatewayAway,
  type GatewayName,
  GatewayRefused,
  type PaymentFact,
  type PaymentGateway,
} from '#api/gateways/payment-gateway.ts';
import { faultLine } from '#api/process/fault-line.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { bookFacts, cancel, OWED_MS } from './book-facts.ts';
import { type Asking, sendRefunds } from './send-refunds.ts';

/** How often the shop looks for payments that nobody has told it of. */
export const PAYMENT_ROUND_MS = 30_000;

const AT_ONCE = 50;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Clocks disagree, and a payment may be under way as a page ends. */
const GRACE_MS = 2 * MINUTE_MS;

/** After an order is settled its page is asked about so long after it began, for money that comes late and untold. */
const LATE_ASKS_MS = [HOUR_MS, DAY_MS, 3 * DAY_MS];

/**
 * One round: gateways are asked about pages that are open, orders that have waited for too long are canceled, and what is
 * owed goes back. Two processes at once ask twice and book once. Answers how much it looked at.
 */
export async function followPayments(shop: Asking & Holding): Promise<number> {
  if (shop.gateways.size === 0) return 0;
  const due = await shop.db
    .selectFrom('payment_pages')
    .select(['entity_id', 'gateway'])
    .where('next_ask_at', '<=', new Date(shop.clock.now()))
    .orderBy('next_ask_at')
    .limit(AT_ONCE)
    .execute();
  const away = new Set<GatewayName>(); // each question to it would take all of its time
  for (const { entity_id, gateway } of due) {
    if (!away.has(gateway) && !(await askPage(shop, entity_id))) away.add(gateway);
  }
  return due.length + (await cancelForgotten(shop)) + (await sendRefunds(shop));
}

/** `paymentHoldMs`: for how long an order waits for its payment. */
type Holding = { readonly paymentHoldMs: number };

/** Asks how an order's payment stands and books it. False where the gateway is away; it is asked again a minute later. */
export async function askPage(shop: Asking, entityId: number): Promise<boolean> {
  const page = await pageOf(shop, entityId);
  if (!page) return true;
  const now = shop.clock.now();
  await askAt(shop, entityId, now + MINUTE_MS); // first, so that one which cannot be asked keeps no other waiting
  const gateway = shop.gateways.get(page.gateway);
  if (!gateway) return true;
  try {
    const facts = await factsOf(gateway, page, now);
    if (await bookFacts(shop, gateway.name, facts)) await sendRefunds(shop);
    await askAt(shop, entityId, nextAsk(await pageOf(shop, entityId), now, await isOwed(shop, entityId)));
    return true;
  } catch (error) {
    shop.log(`${gateway.name} could not be asked how a payment stands: ${faultLine(error)}`);
    return !(error instanceof GatewayAway);
  }
}

type Page = NonNullable<Awaited<ReturnType<typeof pageOf>>>;

function pageOf({ db }: Asking, entityId: number) {
  return db
    .selectFrom('payment_pages')
    .innerJoin('orders', 'orders.entity_id', 'payment_pages.entity_id')
    .select(['payment_pages.gateway', 'page_id', 'begun_at', 'ends_at', 'status'])
    .where('payment_pages.entity_id', '=', entityId)
    .executeTakeFirst();
}

/** What is open past its end is ended there, and looked at once more before the shop takes it for over. */
async function factsOf(gateway: PaymentGateway, page: Page, now: number): Promise<readonly PaymentFact[]> {
  const facts = await gateway.ask(page.page_id);
  const isEnded = facts.some(({ kind }) => kind === 'ended');
  if (isEnded || page.status !== 'pending_payment' || now < page.ends_at.getTime() + GRACE_MS) return facts;
  await gateway.end(page.page_id).catch(passRefusal);
  return [...(await gateway.ask(page.page_id)), { kind: 'ended', pageId: page.page_id }];
}

/** A page that was paid on cannot be ended, which is as good. */
function passRefusal(error: unknown): void {
  if (!(error instanceof GatewayRefused)) throw error;
}

/**
 * Every few minutes while it is open, the older the more rarely; some times more once it is settled, and for as long as
 * something is owed; null for never.
 */
function nextAsk(page: Page | undefined, now: number, isOwing: boolean): number | null {
  if (!page) return null;
  const begun = page.begun_at.getTime();
  if (page.status !== 'pending_payment') {
    const late = LATE_ASKS_MS.map((ms) => begun + ms).find((at) => at > now);
    return isOwing ? Math.min(late ?? Number.POSITIVE_INFINITY, now + OWED_MS) : (late ?? null);
  }
  const pause = Math.min(Math.max((now - begun) / 2, 2 * MINUTE_MS), 15 * MINUTE_MS);
  const end = page.ends_at.getTime() + GRACE_MS;
  return now < end ? Math.min(now + pause, end) : now + MINUTE_MS;
}

async function isOwed({ db }: Asking, entityId: number): Promise<boolean> {
  const open = db.selectFrom('payment_refunds').select('key').where('entity_id', '=', entityId);
  return (await open.where('status', '=', 'asked').executeTakeFirst()) !== undefined;
}

async function askAt({ db }: Asking, entityId: number, at: number | null): Promise<void> {
  const next_ask_at = at === null ? null : timestampAt(at);
  await db.updateTable('payment_pages').set({ next_ask_at }).where('entity_id', '=', entityId).execute();
}

/** Orders whose page to pay on nobody has opened: there is nothing to ask about. */
async function cancelForgotten(shop: Asking & Holding): Promise<number> {
  const placedBefore = new Date(shop.clock.now() - shop.paymentHoldMs - GRACE_MS);
  const forgotten = await shop.db
    .selectFrom('orders')
    .select('entity_id')
    .where('status', '=', 'pending_payment')
    .where('gateway', 'is not', null)
    .where('placed_at', '<=', placedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_pages').select('page_id').whereRef('payment_pages.entity_id', '=', 'orders.entity_id'),
        ),
      ),
    )
    .orderBy('placed_at')
    .limit(AT_ONCE)
    .execute();
  for (const { entity_id } of forgotten) await cancelUnopened(shop, entity_id);
  return forgotten.length;
}

function cancelUnopened(shop: Asking, entityId: number): Promise<void> {
  return shop.db.transaction().execute(async (db) => {
    const held = db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).forUpdate();
    const order = await held.executeTakeFirstOrThrow();
    const page = db.selectFrom('payment_pages').select('page_id').where('entity_id', '=', entityId);
    if (order.status !== 'pending_payment' || (await page.executeTakeFirst())) return;
    await cancel({ shop, db, order, at: timestampAt(shop.clock.now()) });
  });
}

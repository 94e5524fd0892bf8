import { type GatewayName, GatewayRefused, type PaymentGateway } from '#api/gateways/payment-gateway.ts';
import { faultLine } from '#api/process/fault-line.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Books, bookFacts } from './book-facts.ts';

/** Whatever asks gateways needs of the shop. */
export type Asking = Books & Pick<Shop, 'gateways'>;

const AT_ONCE = 50;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Refund = {
  readonly key: string;
  readonly gateway: GatewayName;
  readonly payment_id: string;
  readonly amount: number;
  readonly tries: number;
  readonly entity_id: number;
};

/**
 * Asks gateways for the refunds that are due, each with its key: asked for twice, or by two processes at once, it is one. A
 * gateway that is away is asked again with growing pauses. Answers for how many it asked.
 */
export async function sendRefunds(shop: Asking): Promise<number> {
  const due = await shop.db
    .selectFrom('payment_refunds')
    .select(['key', 'gateway', 'payment_id', 'amount', 'tries', 'entity_id'])
    .where('next_try_at', '<=', new Date(shop.clock.now()))
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();
  for (const refund of due) await send(shop, refund);
  return due.length;
}

async function send(shop: Asking, refund: Refund): Promise<void> {
  const { key, gateway: name, payment_id: paymentId, amount, tries } = refund;
  const gateway = shop.gateways.get(name);
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);
  const again = { tries: tries + 1, next_try_at: timestampAt(shop.clock.now() + pause) };
  await shop.db
    .updateTable('payment_refunds')
    .set(again)
    .where('key', '=', key)
    .where('status', '=', 'asked')
    .execute();
  if (gateway === undefined) return shop.log(`a refund waits: ${name} is not configured`);
  try {
    if (tries > 0 && (await isKnown(shop, gateway, refund))) return;
    await bookFacts(shop, name, await gateway.refund({ paymentId, amount, key }));
  } catch (error) {
    shop.log(`a refund could not be asked of ${name}: ${faultLine(error)}`);
    if (error instanceof GatewayRefused) await giveUp(shop, refund);
  }
}

/** It will be refused again: somebody has to look why, most likely because it was given back at the gateway before. */
async function giveUp(shop: Asking, { key, gateway, entity_id }: Refund): Promise<void> {
  const refused = shop.db.updateTable('payment_refunds').set({ status: 'failed', next_try_at: null });
  await refused.where('key', '=', key).where('status', '=', 'asked').execute();
  const order = shop.db.selectFrom('orders').select('increment_id').where('entity_id', '=', entity_id);
  const { increment_id: number } = await order.executeTakeFirstOrThrow();
  shop.log(`a refund of order ${number} is left to people: ${gateway} refuses it`);
}

/** Gateways remember keys for a time only: whether an answer was lost is looked up before anything is asked for again. */
async function isKnown(shop: Asking, gateway: PaymentGateway, { key, entity_id }: Refund): Promise<boolean> {
  const page = shop.db.selectFrom('payment_pages').select('page_id').where('entity_id', '=', entity_id);
  const { page_id } = await page.executeTakeFirstOrThrow();
  await bookFacts(shop, gateway.name, await gateway.ask(page_id));
  const open = shop.db.selectFrom('payment_refunds').select('key').where('key', '=', key);
  return (await open.where('next_try_at', 'is not', null).executeTakeFirst()) === undefined;
}

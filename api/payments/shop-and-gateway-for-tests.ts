import type { PaymentFact } from '#api/gateways/payment-gateway.ts';
import type { Signed } from '#api/gateways/played-server-for-tests.ts';
import { readRazorpayWebhook } from '#api/gateways/razorpay-facts.ts';
import { sign } from '#api/gateways/razorpay-for-tests.ts';
import { type AskedRefund, type Consequence, follow, type Ledger, type OrderToPay } from './follow-fact.ts';

const PAGE = 'plink_1';
const SECRET = 'a-secret-of-webhooks';
export const DUE = 168_000;

type Payment = { readonly id: string; readonly amount: number; readonly currency: string };
type Refund = {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly key: string | null;
  status: 'pending' | 'processed' | 'failed';
};

/** A gateway in this process: what it took and gave back, and the webhooks that it has signed about it. */
export type GatewayModel = {
  readonly payments: Payment[];
  readonly refunds: Refund[];
  readonly sent: Signed[];
  isOver: boolean;
};

export function createGatewayModel(): GatewayModel {
  return { payments: [], refunds: [], sent: [], isOver: false };
}

const LINK = { payment_link: { entity: { id: PAGE } } };

function send({ sent }: GatewayModel, event: string, payload: object): void {
  sent.push(sign(JSON.stringify({ event, payload }), SECRET));
}

function sendRefund(gateway: GatewayModel, { key, ...refund }: Refund): void {
  const entity = { ...refund, currency: currencyOf(gateway, refund), notes: key === null ? [] : { key } };
  send(gateway, `refund.${refund.status}`, { refund: { entity } });
}

function currencyOf({ payments }: GatewayModel, refund: Pick<Refund, 'payment_id'>): string {
  return payments.find(({ id }) => id === refund.payment_id)?.currency ?? '';
}

/** A page takes what comes, also what was on its way as it ended. */
export function payAt(gateway: GatewayModel, amount: number, currency = 'INR'): void {
  const payment = { id: `pay_${gateway.payments.length}`, amount, currency };
  gateway.payments.push(payment);
  send(gateway, 'payment_link.paid', { ...LINK, payment: { entity: payment } });
}

export function endAt(gateway: GatewayModel): void {
  gateway.isOver = true;
  send(gateway, 'payment_link.expired', LINK);
}

/** Null for more than is left of the payment. */
export function giveBackAt(
  gateway: GatewayModel,
  payment: Payment,
  refund: Pick<Refund, 'key' | 'status' | 'amount'>,
): Refund | null {
  const gone = gateway.refunds.filter((each) => each.payment_id === payment.id && each.status !== 'failed');
  if (gone.reduce((sum, each) => sum + each.amount, 0) + refund.amount > payment.amount) return null;
  const made = { id: `rfnd_${gateway.refunds.length}`, payment_id: payment.id, ...refund };
  gateway.refunds.push(made);
  if (made.status !== 'pending') sendRefund(gateway, made);
  return made;
}

/** What is asked for with a key that is known is that refund. Null where it is refused. */
export function refundAt(gateway: GatewayModel, asked: AskedRefund, status: Refund['status']): Refund | null {
  const { key, amount } = asked;
  const known = gateway.refunds.find((each) => each.key === key);
  const payment = gateway.payments.find(({ id }) => id === asked.paymentId);
  return known ?? (payment ? giveBackAt(gateway, payment, { amount, key, status }) : null);
}

export function finishAt(gateway: GatewayModel, refund: Refund, status: 'processed' | 'failed'): void {
  if (refund.status !== 'pending') return;
  refund.status = status;
  sendRefund(gateway, refund);
}

export function askAt(gateway: GatewayModel): readonly PaymentFact[] {
  const taken = gateway.payments.map(({ id, amount, currency }): PaymentFact => {
    return { kind: 'taken', pageId: PAGE, paymentId: id, amount, currency };
  });
  const told = gateway.refunds.map((refund): PaymentFact => {
    const ids = { paymentId: refund.payment_id, refundId: refund.id, key: refund.key };
    if (refund.status === 'failed') return { kind: 'refund-failed', ...ids };
    if (refund.status === 'pending') return { kind: 'refund-begun', ...ids };
    return { kind: 'given-back', ...ids, amount: refund.amount, currency: currencyOf(gateway, refund) };
  });
  return [...taken, ...told, ...(gateway.isOver ? [{ kind: 'ended' as const, pageId: PAGE }] : [])];
}

/** One order of the shop and its ledger, without a database. */
export type ShopModel = { order: OrderToPay; ledger: Ledger; readonly statuses: OrderToPay['status'][] };

export function createShopModel(): ShopModel {
  const order = { status: 'pending_payment', due: DUE } as const;
  return { order, ledger: { taken: [], givenBack: [], asked: [] }, statuses: [order.status] };
}

/** Does what follows from a fact. */
export function hear(shop: ShopModel, fact: PaymentFact): void {
  const consequence = follow(shop.order, shop.ledger, fact);
  if (consequence.kind === 'paid') stand(shop, 'processing');
  if (consequence.kind === 'canceled') stand(shop, 'canceled');
  shop.ledger = ledgerAfter(shop.ledger, consequence);
}

function stand(shop: ShopModel, status: OrderToPay['status']): void {
  shop.order = { ...shop.order, status };
  shop.statuses.push(status);
}

function ledgerAfter(ledger: Ledger, consequence: Consequence): Ledger {
  switch (consequence.kind) {
    case 'paid':
      return { ...ledger, taken: [...ledger.taken, consequence.payment] };
    case 'surplus': {
      const { paymentId, amount } = consequence.payment;
      const asked = { key: `refund-of-${paymentId}`, paymentId, amount, status: 'asked' as const };
      return { ...ledger, taken: [...ledger.taken, consequence.payment], asked: [...ledger.asked, asked] };
    }
    case 'given-back':
      return withAsked({ ...ledger, givenBack: [...ledger.givenBack, consequence.refund] }, consequence.key, 'given');
    case 'refund-failed':
      return withAsked(ledger, consequence.key, 'failed');
    default:
      return ledger;
  }
}

function withAsked(ledger: Ledger, key: string | null, status: AskedRefund['status']): Ledger {
  return { ...ledger, asked: ledger.asked.map((each) => (each.key === key ? { ...each, status } : each)) };
}

/** Answers whether it was believed. */
export function receive(shop: ShopModel, { body, headers }: Signed): boolean {
  const read = readRazorpayWebhook({ body: Buffer.from(body), headers: new Headers(headers) }, SECRET);
  if (read.kind !== 'facts') return false;
  for (const fact of read.facts) hear(shop, fact);
  return true;
}

export function askBack(shop: ShopModel, paymentId: string, amount: number): void {
  const asked = { key: `return-${shop.ledger.asked.length}`, paymentId, amount, status: 'asked' as const };
  shop.ledger = { ...shop.ledger, asked: [...shop.ledger.asked, asked] };
}

/** The gateway has refused a refund. */
export function giveUp(shop: ShopModel, key: string): void {
  shop.ledger = withAsked(shop.ledger, key, 'failed');
}

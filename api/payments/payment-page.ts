import type { PaymentChannel } from '#api/gateways/payment-gateway.ts';
import { amountOf } from '#api/money/paise.ts';
import type { Shop } from '#api/shop/shop.ts';
import { escapeHtml, htmlPage } from '#api/transport/html-page.ts';
import { readBytes } from '#api/transport/read-body.ts';
import { channelOf } from './payment-channel.ts';
import { outcomeOf, type PaymentOutcome, payableBy, settlePayment } from './settle-payment.ts';

/** Where the stand-in of a payment gateway is found on this server. */
export const PAYMENT_PAGE = '/payment/stand-in';

const LARGEST_FORM = 1_000; // bytes
const OUTCOMES: readonly PaymentOutcome[] = ['paid', 'failed', 'unknown'];

/** A page in place of a payment gateway's: whoever has its secret says what becomes of the payment. No money moves. */
export async function paymentPage(shop: Shop, request: Request): Promise<Response> {
  if (request.method === 'GET') return choice(shop, new URL(request.url).searchParams.get('state') ?? '');
  if (request.method !== 'POST') return htmlPage('This page only shows a form', '', 405);
  const sent = new URLSearchParams((await readBytes(request, LARGEST_FORM))?.toString('utf8') ?? '');
  const outcome = OUTCOMES.find((each) => each === sent.get('outcome'));
  if (!outcome) return htmlPage('Choose one of the outcomes', wayBack(shop), 400);
  const settled = await settlePayment(shop, sent.get('state') ?? '', outcome);
  return settled ? sentBack(returnAddress(shop, settled)) : notFound(shop);
}

async function choice(shop: Shop, state: string): Promise<Response> {
  const order = await payableBy(shop, state);
  if (!order || order.gateway !== null) return notFound(shop);
  const { order_id: orderId, status } = order;
  if (status !== 'pending_payment') {
    const back = escapeHtml(returnAddress(shop, { orderId, outcome: outcomeOf(status) }));
    return htmlPage('This payment is settled', `<p><a href="${back}">Back to the shop</a></p>`);
  }
  const amount = amountOf(order.grand_total).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
  const facts = `<p>This page stands in for ${escapeHtml(order.payment_title)} in a demo shop: no money moves.</p>
<dl><dt>Order</dt><dd>${escapeHtml(order.increment_id)}</dd><dt>Amount</dt><dd>${escapeHtml(amount)}</dd></dl>`;
  const form = `<form method="post" action="${PAYMENT_PAGE}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
${channelFields(channelOf(order.request))}
<button name="outcome" value="paid">Pay</button>
<button name="outcome" value="failed">Let the payment fail</button>
<button name="outcome" value="unknown">Leave without an answer</button>
</form>`;
  // The form's answer leads back to the shop, which the browser takes for a target of the form.
  return htmlPage('Payment', `${facts}${form}`, 200, { formTargets: [shop.accounts.storefrontUrl] });
}

const CHOICES = [
  { name: 'UPI', channel: 'upi' },
  { name: 'Card', channel: 'cards' },
  { name: 'Net banking', channel: null },
] as const;

/** The page of a gateway opens with what was chosen in the shop, and lets everybody choose anew. */
function channelFields(chosen: PaymentChannel | null): string {
  if (chosen === null) return '';
  const fields = CHOICES.map(({ name, channel }) => {
    const checked = channel === chosen ? ' checked' : '';
    return `<label><input type="radio" name="channel" value="${name}"${checked}> ${name}</label>`;
  });
  return `<fieldset><legend>Pay with</legend>${fields.join('')}</fieldset>`;
}

type Settled = { readonly orderId: string; readonly outcome: PaymentOutcome };

export function returnAddress({ accounts }: Shop, { orderId, outcome }: Settled): string {
  return `${accounts.storefrontUrl}/payment/${outcome}?orderId=${encodeURIComponent(orderId)}`;
}

export function sentBack(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

export function notFound(shop: Shop): Response {
  return htmlPage('There is nothing to pay here', wayBack(shop), 404);
}

export function wayBack({ accounts }: Shop): string {
  return `<p><a href="${escapeHtml(accounts.storefrontUrl)}/">Back to the shop</a></p>`;
}

import type { GatewayName, PaymentGateway } from '#api/gateways/payment-gateway.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { readBytes } from '#api/transport/read-body.ts';
import { bookFacts } from './book-facts.ts';
import { sendRefunds } from './send-refunds.ts';

/** Where gateways tell of payments: the name of each follows. */
export const WEBHOOKS = '/payment/webhooks/';

const MOST_BYTES = 100_000;

/**
 * A gateway tells of a payment. It is believed by its signature alone; what was noted is answered with 200, so that a gateway
 * which hears anything else, or nothing, tells it again.
 */
export async function answerWebhook(shop: Shop, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(WEBHOOKS.length);
  const gateway = shop.gateways.get(name as GatewayName);
  if (gateway === undefined) return envelope(refusal(404, 'Not found'));
  if (request.method !== 'POST') return notAllowed();
  return envelope(await note(shop, gateway, request));
}

async function note(shop: Shop, gateway: PaymentGateway, request: Request): Promise<Outcome> {
  const { name } = gateway;
  const body = await readBytes(request, MOST_BYTES);
  if (body === null) return refused(shop, name, refusal(413, 'Request body is too large'));
  const read = gateway.readWebhook({ body, headers: request.headers });
  if (read.kind === 'forged') return refused(shop, name, refusal(401, 'The signature is not right'));
  if (read.kind !== 'facts') return refused(shop, name, refusal(400, 'The event is not as documented'));
  const isOwing = await bookFacts(shop, name, read.facts);
  if (isOwing) shop.background.run(async () => void (await sendRefunds(shop)));
  return success('noted');
}

/** The line says which gateway's, and nothing of what came in. */
function refused(shop: Shop, name: GatewayName, outcome: Outcome): Outcome {
  shop.log(`a webhook of ${name} was refused: ${String(outcome.result)}`);
  return outcome;
}

function notAllowed(): Response {
  const answer = envelope(refusal(405, 'Method not allowed'));
  answer.headers.set('allow', 'POST');
  return answer;
}

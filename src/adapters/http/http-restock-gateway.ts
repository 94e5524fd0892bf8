import { parseWaitAnswer } from '#adapters/wire/parse-wait-answer.ts';
import type { RestockGateway } from '#domain/restock/restock-gateway.ts';
import type { Transport } from './transport.ts';

/** Who waits for what, over HTTP. */
export function createHttpRestockGateway({ transport }: { readonly transport: Transport }): RestockGateway {
  return {
    ask: ({ email, sku }, world) =>
      transport.send({
        method: 'POST',
        url: '/api/stock/notify',
        auth: 'visitor', // whose it is
        body: { email, sku },
        parse: parseWaitAnswer,
        ...(world && { world }),
      }),
  };
}

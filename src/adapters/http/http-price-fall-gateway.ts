import { parsePriceWait } from '#adapters/wire/parse-price-wait.ts';
import type { PriceFallGateway } from '#domain/price-falls/price-fall-gateway.ts';
import type { Transport } from './transport.ts';

/** Who waits for prices to fall, over HTTP. */
export function createHttpPriceFallGateway({ transport }: { readonly transport: Transport }): PriceFallGateway {
  return {
    ask: ({ email, skus, groupId }, world) =>
      transport.send({
        method: 'POST',
        url: '/api/price/notify',
        auth: 'visitor', // whose it is
        body: { email, skus, ...(groupId !== null && { groupId }) },
        parse: parsePriceWait,
        ...(world && { world }),
      }),
  };
}

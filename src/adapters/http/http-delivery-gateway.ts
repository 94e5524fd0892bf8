import { parseDeliveryEstimate, type WireDeliveryEstimate } from '#adapters/wire/parse-delivery-estimate.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { DeliveryEstimate, DeliveryGateway } from '#domain/delivery/delivery-gateway.ts';
import type { Transport } from './transport.ts';

/** By when something is at a PIN code, over HTTP; a PIN code that is none is told beside its field alone. */
export function createHttpDeliveryGateway({ transport }: { readonly transport: Transport }): DeliveryGateway {
  return {
    estimate: ({ pinCode, skus }) =>
      transport.send({
        method: 'GET',
        url: `/api/delivery/estimate?postcode=${encodeURIComponent(pinCode)}&skus=${skus.map(encodeURIComponent).join()}`,
        parse: mapped(parseDeliveryEstimate, estimateOf),
        isSilent: true,
      }),
  };
}

function estimateOf(wire: WireDeliveryEstimate): DeliveryEstimate {
  if (wire === null) return { kind: 'never' };
  const { deliver_by: day, order_before: until, cash_on_delivery: takesCash, home_returns: collectsReturns } = wire;
  return { kind: 'by', day, until, takesCash, collectsReturns };
}

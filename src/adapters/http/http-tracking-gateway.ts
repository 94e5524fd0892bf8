import { anything, mapped } from '#adapters/wire/parser.ts';
import type { CartState, TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import { majorOf } from '#domain/shared/money.ts';
import type { Transport } from './transport.ts';

const readDone = mapped(anything, () => true as const);

/** What merchants hear of a visit, over HTTP. The shopper did not ask for it, so a refusal is not shown (ERR-02). */
export function createHttpTrackingGateway({ transport }: { readonly transport: Transport }): TrackingGateway {
  return {
    tellCart: (id, state, world) =>
      transport.send({
        method: 'POST',
        url: '/api/state/send-state',
        body: { state: wireStateOf(state), id },
        parse: readDone,
        isSilent: true,
        ...(world && { world }),
      }),
    tellEvent: (event, world) =>
      transport.send({
        method: 'POST',
        url: '/api/fbconversion/callFbConversionApi',
        body: event,
        parse: readDone,
        isSilent: true,
        ...(world && { world }),
      }),
    recordConsent: ({ chosenAt, ...choice }, world) =>
      transport.send({
        method: 'POST',
        url: '/api/consent/record',
        body: { ...choice, chosen_at: chosenAt },
        parse: readDone,
        isSilent: true,
        ...(world && { world }),
      }),
  };
}

function wireStateOf({ lines, total, email }: CartState) {
  return {
    items: lines.map(({ sku, quantity: qty, price }) => ({ sku, qty, price: majorOf(price) })),
    totals: total === null ? {} : { grand_total: majorOf(total), currency: 'INR' },
    email,
  };
}

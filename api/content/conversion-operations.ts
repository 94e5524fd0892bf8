import { timestampAt } from '#api/process/shop-clock.ts';
import { type ConversionEvent, hashed, isConsented } from '#api/records/conversion.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, success } from '#api/transport/outcome.ts';

/** Marketing events. */
export function conversionOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'fbConversion',
      method: 'POST',
      path: '/api/fbconversion/callFbConversionApi',
      cache: 'private',
      ownTokenCheck: true,
      bodyLimit: BODY_LIMIT,
      answer: (call) => takeEvent(shop, call),
    },
  ];
}

/** Where no network is configured, or the shopper has not agreed, the event is forgotten here. Nobody waits for the network. */
async function takeEvent({ db, clock, conversions, background }: Shop, { body }: Call): Promise<Outcome> {
  const event = body as ConversionEvent;
  if (conversions === null || !isConsented(event)) return success({ events_received: 0 });
  const record = hashed(event);
  const { id } = await db
    .insertInto('conversions')
    .values({
      event_name: record.event_name,
      record: JSON.stringify(record),
      received_at: timestampAt(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  background.run(() => conversions.forward(record, id));
  return success({ events_received: 1 });
}

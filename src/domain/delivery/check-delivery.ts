import type { Sku } from '#domain/catalog/product.ts';
import { compactPostcode } from '#domain/checkout/compact.ts';
import { PIN_CIRCLE, postcodeShapes } from '#domain/checkout/postcode-shapes.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { DeliveryGateway } from './delivery-gateway.ts';
import { type DeliveryMemory, withAnswer } from './delivery-memory.ts';

/** What came of asking. After `told` the answer is in `deliveryMemory`; after `no-answer` what is there stays. */
export type DeliveryOutcome = 'told' | 'not-a-pin' | 'no-such-pin' | 'no-answer';

/** Asks the shop by when these are at a PIN code, as somebody typed it, and remembers both. */
export type CheckDelivery = (typed: string, skus: readonly Sku[]) => Promise<DeliveryOutcome>;

type Ports = {
  readonly deliveryGateway: DeliveryGateway;
  readonly deliveryMemory: Cell<DeliveryMemory | null>;
  readonly clock: Pick<Clock, 'now'>;
};

const NO_SUCH_PIN = 'No such PIN code'; // contract, GET /api/delivery/estimate

export function createCheckDelivery({ deliveryGateway, deliveryMemory, clock }: Ports): CheckDelivery {
  return async (typed, skus) => {
    const pinCode = compactPostcode(typed);
    if (!postcodeShapes.IN.test(pinCode)) return 'not-a-pin';
    if (!PIN_CIRCLE.test(pinCode)) return 'no-such-pin';
    const reply = await deliveryGateway.estimate({ pinCode, skus });
    if (reply.kind === 'refused' && reply.message.startsWith(NO_SUCH_PIN)) return 'no-such-pin';
    if (reply.kind !== 'ok') return 'no-answer';
    const answer = { skus, estimate: reply.value, at: clock.now() };
    deliveryMemory.update((now) => withAnswer(now, pinCode, answer));
    return 'told';
  };
}

import type { Sku } from '#domain/catalog/product.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** What is to be delivered, and where in India. */
export type DeliveryQuestion = { readonly pinCode: string; readonly skus: readonly Sku[] };

/**
 * What the shop says of it. `never`: nobody delivers there. `by`: the last day on which it arrives, which holds for who
 * orders before `until` (ms since 1970).
 */
export type DeliveryEstimate =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'by';
      readonly day: Day;
      readonly until: number;
      readonly takesCash: boolean;
      /** What goes back is collected at the door. */
      readonly collectsReturns: boolean;
    };

/** The shop's own word on when it is there: no promise is computed on a device. A PIN code that is none is refused (422). */
export interface DeliveryGateway {
  estimate(question: DeliveryQuestion): Promise<Reply<DeliveryEstimate>>;
}

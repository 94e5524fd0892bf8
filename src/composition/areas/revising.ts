import { createClearOrdered } from '#domain/orders/clear-ordered.ts';
import { createResumeEdits } from '#domain/orders/edit-order.ts';
import { createReturnPieces } from '#domain/orders/return-pieces.ts';
import { createSendElsewhere } from '#domain/orders/send-elsewhere.ts';
import { createSettleCanceled } from '#domain/orders/settle-canceled.ts';

/** What becomes of orders that left the cart, were canceled or taken back, or are of another store view. */
export const revising = {
  clearOrdered: createClearOrdered,
  resumeEdits: createResumeEdits,
  returnPieces: createReturnPieces,
  sendElsewhere: createSendElsewhere,
  settleCanceled: createSettleCanceled,
};

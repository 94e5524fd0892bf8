import { createFindSendingLimits } from '#domain/cart/find-sending-limits.ts';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';

/** The choice of country, language and currency, and what of the cart follows no choice. */
export const storeChoice = { findSendingLimits: createFindSendingLimits, storeChoice: createStoreChoice };

import { createGiveBack } from '#domain/orders/give-back.ts';
import { createGiveBackScreen } from '#viewmodels/confirmation/give-back-model.ts';
import { draft } from '../areas/draft.ts';

/** Giving pieces of an order back. */
export const returning = {
  /** What is typed to give pieces back, and the id of the return once it was sent. */
  returnDraft: draft('return'),
  giveBack: createGiveBack,
  giveBackScreen: createGiveBackScreen,
};

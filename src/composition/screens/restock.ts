import { createAskToBeTold } from '#domain/restock/ask-to-be-told.ts';
import { createRestockForm } from '#viewmodels/restock/restock-form-model.ts';
import { draft } from '../areas/draft.ts';
import { state } from '../wiring/cells.ts';

/** Asking to hear when something is back; all of it comes when it is wanted. */
export const restock = {
  askToBeTold: createAskToBeTold,
  restockDraft: draft('restock'),
  restockWritten: state<string | null>(null),
  restockForm: createRestockForm,
};

import { createFillIn } from '#domain/account/fill-in.ts';
import { createReadCreditUse, createSpendCredit } from '#domain/account/spend-credit.ts';
import { createPaying } from '#viewmodels/checkout/paying-model.ts';
import { createSavedAddresses } from '#viewmodels/checkout/saved-addresses-model.ts';

/** What of the checkout depends on who pays. */
export const paying = {
  fillIn: createFillIn,
  readCreditUse: createReadCreditUse,
  spendCredit: createSpendCredit,
  savedAddresses: createSavedAddresses,
  payingPerson: createPaying,
};

import { createLookAgain, createOpenPayment } from '#domain/orders/follow-payment.ts';
import { createLeaveConfirmation, createOpenConfirmation } from '#domain/orders/open-confirmation.ts';
import { createConfirmationScreen } from '#viewmodels/confirmation/confirmation-screen-model.ts';

/** With what opens an order and follows a payment elsewhere, which no other page needs. */
export const confirmationScreen = {
  openConfirmation: createOpenConfirmation,
  leaveConfirmation: createLeaveConfirmation,
  lookAgain: createLookAgain,
  openPayment: createOpenPayment,
  confirmationScreen: createConfirmationScreen,
};

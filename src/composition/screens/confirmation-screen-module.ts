import { ContainerModule } from 'inversify';
import { createLookAgain, createOpenPayment } from '#domain/orders/follow-payment.ts';
import { createConfirmationScreen } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { provide } from '../provide.ts';
import { CONFIRMATION_SCREEN } from '../screen-tokens.ts';
import {
  CANCEL_ORDER,
  CLOCK,
  CONTACT,
  DELIVERY_RULES,
  EDIT_ORDER,
  IS_DEVICE_READ,
  IS_ONLINE,
  LEAVE_CONFIRMATION,
  LOOK_AGAIN,
  MEDIA_BASE,
  OPEN_CONFIRMATION,
  OPEN_PAYMENT,
  ORDER_BOOK,
  ORDER_GATEWAY,
  ORDER_VIEW,
  RETURN_PIECES,
  SEND_ORDER,
  SPREAD,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

/** With what follows a payment elsewhere, which no other page needs. */
export const confirmationScreenModule = new ContainerModule(({ bind }) => {
  const shown = { view: ORDER_VIEW, returnPieces: RETURN_PIECES };
  provide(bind, LOOK_AGAIN, createLookAgain, { ...shown, gateway: ORDER_GATEWAY, book: ORDER_BOOK });
  provide(bind, OPEN_PAYMENT, createOpenPayment, {
    ...shown,
    openConfirmation: OPEN_CONFIRMATION,
    lookAgain: LOOK_AGAIN,
    clock: CLOCK,
    spread: SPREAD,
  });
  provide(bind, CONFIRMATION_SCREEN, createConfirmationScreen, {
    orderView: ORDER_VIEW,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    isDeviceRead: IS_DEVICE_READ,
    mediaBase: MEDIA_BASE,
    words: WORDS,
    contact: CONTACT,
    delivery: DELIVERY_RULES,
    openPayment: OPEN_PAYMENT,
    lookAgain: LOOK_AGAIN,
    sendOrder: SEND_ORDER,
    editOrder: EDIT_ORDER,
    cancelOrder: CANCEL_ORDER,
    leaveConfirmation: LEAVE_CONFIRMATION,
  });
});

import { ContainerModule } from 'inversify';
import { createLookAgain, createOpenPayment } from '#domain/orders/follow-payment.ts';
import { createLeaveConfirmation, createOpenConfirmation } from '#domain/orders/open-confirmation.ts';
import { createConfirmationScreen } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { CLAIMS } from '../claims/tokens.ts';
import { INSTALL_OFFER } from '../device/storage-tokens.ts';
import { CLOCK, CONNECTIVITY, IS_DEVICE_READ, IS_ONLINE, SPREAD } from '../device/tokens.ts';
import { TELL_REFUSAL } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { SESSION } from '../session/tokens.ts';
import { CONTACT, DELIVERY_RULES, MEDIA_BASE, SELLER } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import {
  CANCEL_ORDER,
  CONFIRMATION_SCREEN,
  EDIT_ORDER,
  IS_THANK_YOU_PAGE,
  LEAVE_CONFIRMATION,
  LOOK_AGAIN,
  OPEN_CONFIRMATION,
  OPEN_PAYMENT,
  ORDER_BOOK,
  ORDER_VIEW,
  RETURN_PIECES,
  SEND_ORDER,
  SEND_WAITING,
} from './tokens.ts';
import { ORDER_KEY, READ_PLACED, TRACK_ORDER } from './tracking-tokens.ts';

/** With what opens an order and follows a payment elsewhere, which no other page needs. */
export const confirmationScreenModule = new ContainerModule(({ bind }) => {
  const shown = { orderView: ORDER_VIEW, returnPieces: RETURN_PIECES };
  provide(bind, OPEN_CONFIRMATION, createOpenConfirmation, {
    orderView: ORDER_VIEW,
    isThankYouPage: IS_THANK_YOU_PAGE,
    orderRepository: ORDER_BOOK,
    readPlaced: READ_PLACED,
    sendWaiting: SEND_WAITING,
    connectivity: CONNECTIVITY,
    tellRefusal: TELL_REFUSAL,
  });
  provide(bind, LEAVE_CONFIRMATION, createLeaveConfirmation, {
    orderView: ORDER_VIEW,
    isThankYouPage: IS_THANK_YOU_PAGE,
  });
  provide(bind, LOOK_AGAIN, createLookAgain, { ...shown, readPlaced: READ_PLACED, orderRepository: ORDER_BOOK });
  provide(bind, OPEN_PAYMENT, createOpenPayment, {
    ...shown,
    openConfirmation: OPEN_CONFIRMATION,
    lookAgain: LOOK_AGAIN,
    clock: CLOCK,
    jitter: SPREAD,
  });
  provide(bind, CONFIRMATION_SCREEN, createConfirmationScreen, {
    orderView: ORDER_VIEW,
    session: SESSION,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    isDeviceRead: IS_DEVICE_READ,
    mediaBase: MEDIA_BASE,
    words: WORDS,
    contact: CONTACT,
    seller: SELLER,
    deliveryRules: DELIVERY_RULES,
    openPayment: OPEN_PAYMENT,
    lookAgain: LOOK_AGAIN,
    orderKey: ORDER_KEY,
    trackOrder: TRACK_ORDER,
    sendOrder: SEND_ORDER,
    editOrder: EDIT_ORDER,
    cancelOrder: CANCEL_ORDER,
    leaveConfirmation: LEAVE_CONFIRMATION,
    installOffer: INSTALL_OFFER,
    deviceFlags: CLAIMS,
  });
});

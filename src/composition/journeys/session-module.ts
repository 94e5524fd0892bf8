import { ContainerModule } from 'inversify';
import { createAuthoriseCart } from '#domain/cart/authorise-cart.ts';
import { createOpenAccountsCart } from '#domain/cart/open-accounts-cart.ts';
import { createLeavePerson } from '#domain/journeys/leave-person.ts';
import { createLoseSession } from '#domain/journeys/lose-session.ts';
import { createSignIn } from '#domain/journeys/sign-in.ts';
import { createSignOut } from '#domain/journeys/sign-out.ts';
import { createWelcome } from '#domain/journeys/welcome.ts';
import { createRenew } from '#domain/session/renew-session.ts';
import { SHOW_WAITING_CHANGE } from '../account/kept-tokens.ts';
import { READ_CREDIT, READ_HISTORY, TAKE_OVER_CHANGE } from '../account/tokens.ts';
import { CART } from '../cart/start-tokens.ts';
import {
  ADOPT_LINES,
  CART_GATEWAY,
  KEPT_CART,
  OPEN_ACCOUNTS_CART,
  OPEN_SHOPS_CART,
  ORDERS_UNDER_WAY,
  SYNC_CART,
} from '../cart/tokens.ts';
import { FORGET_VISITS } from '../device/storage-tokens.ts';
import { CLOCK, FORGET_PERSON, IDS, TAKE_OVER, TURNS } from '../device/tokens.ts';
import { NOTIFY, PANELS } from '../interface/tokens.ts';
import { CLEAR_ORDERED, FOLLOW_UP_ORDERS, ORDER_BOOK } from '../orders/tokens.ts';
import { type Bind, provide } from '../provide.ts';
import { CLEAR_WAITING, DROP_TASKS, RUN_QUEUE, TELL_DISCARDED } from '../queue/tokens.ts';
import {
  KEPT_SESSION,
  REDIRECT,
  RENEW,
  SESSION,
  SIGN_IN_FORM,
  TOKEN_GATEWAY,
  USER_GATEWAY,
  VISITOR,
} from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import { AUTHORISE_CART, LEAVE_PERSON, LOSE_SESSION, SIGN_IN, SIGN_OUT, WELCOME } from './tokens.ts';

/** What is done for who is signed in, or signs in or out. In the browser its code comes when it is asked for. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, RENEW, createRenew, { session: KEPT_SESSION, tokenGateway: TOKEN_GATEWAY, clock: CLOCK, ids: IDS });
  provide(bind, OPEN_ACCOUNTS_CART, createOpenAccountsCart, {
    cart: KEPT_CART,
    session: SESSION,
    cartGateway: CART_GATEWAY,
    adoptLines: ADOPT_LINES,
    ordersUnderWay: ORDERS_UNDER_WAY,
    locks: TURNS,
  });
  provide(bind, AUTHORISE_CART, createAuthoriseCart, {
    cart: CART,
    openShopsCart: OPEN_SHOPS_CART,
    syncCart: SYNC_CART,
    clock: CLOCK,
  });
  provide(bind, WELCOME, createWelcome, {
    session: SESSION,
    userGateway: USER_GATEWAY,
    authoriseCart: AUTHORISE_CART,
    takeOverChange: TAKE_OVER_CHANGE,
    showWaitingChange: SHOW_WAITING_CHANGE,
    runQueue: RUN_QUEUE,
    readHistory: READ_HISTORY,
    readCredit: READ_CREDIT,
    sessionRules: SESSION_RULES,
  });
  provideLeaving(bind);
  provide(bind, SIGN_IN, createSignIn, {
    session: KEPT_SESSION,
    tokenGateway: TOKEN_GATEWAY,
    signOut: SIGN_OUT,
    takeOver: TAKE_OVER,
    loadCustomer: WELCOME,
    clearOrdered: CLEAR_ORDERED,
    followUpOrders: FOLLOW_UP_ORDERS,
    redirect: REDIRECT,
    clock: CLOCK,
  });
});

/** How a session ends, whoever ends it. */
function provideLeaving(bind: Bind): void {
  provide(bind, LEAVE_PERSON, createLeavePerson, {
    session: SESSION,
    visitor: VISITOR,
    orderRepository: ORDER_BOOK,
    forgetPerson: FORGET_PERSON,
    redirect: REDIRECT,
    dropTasks: DROP_TASKS,
    forgetVisits: FORGET_VISITS,
    tellDiscarded: TELL_DISCARDED,
  });
  provide(bind, LOSE_SESSION, createLoseSession, {
    session: KEPT_SESSION,
    visitor: VISITOR,
    clearWaiting: CLEAR_WAITING,
    leavePerson: LEAVE_PERSON,
    tellDiscarded: TELL_DISCARDED,
    panels: PANELS,
    signInForm: SIGN_IN_FORM,
    notify: NOTIFY,
  });
  provide(bind, SIGN_OUT, createSignOut, {
    session: KEPT_SESSION,
    runQueue: RUN_QUEUE,
    leavePerson: LEAVE_PERSON,
    clock: CLOCK,
    notify: NOTIFY,
  });
}

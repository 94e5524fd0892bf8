import { ContainerModule } from 'inversify';
import { createSendInBackground } from '#domain/journeys/send-in-background.ts';
import { createAsVisitor } from '#domain/session/as-visitor.ts';
import { KEPT_CART, LATE_OPEN_ACCOUNTS_CART, OPEN_ACCOUNTS_CART } from '../cart/tokens.ts';
import { KEPT_UNTOLD } from '../device/storage-tokens.ts';
import { CLOCK } from '../device/tokens.ts';
import { NOTICES, NOTIFY } from '../interface/tokens.ts';
import { ORDER_BOOK, READ_WAITING, SEND_WAITING } from '../orders/tokens.ts';
import { provide, provideShared } from '../provide.ts';
import { IS_HEARD, RUN_QUEUE } from '../queue/tokens.ts';
import { AS_VISITOR, KEPT_SESSION, RENEW, VISITOR } from '../session/tokens.ts';
import { ORDER_RULES, SESSION_RULES } from '../settings/tokens.ts';
import { SEND_IN_BACKGROUND } from './tokens.ts';

/** A session ends before the eyes of whoever was signed in: with the page that finds it ended. */
const leftToNextPage = async (): Promise<void> => undefined;

/** What is done for whoever is signed in on the device while no page is open. */
export const backgroundModule = new ContainerModule(({ bind }) => {
  provideShared(bind, IS_HEARD, false);
  provide(bind, AS_VISITOR, (ports: Visiting) => createAsVisitor({ ...ports, loseSession: leftToNextPage }), {
    session: KEPT_SESSION,
    sessionRules: SESSION_RULES,
    clock: CLOCK,
    renew: RENEW,
  });
  provide(bind, LATE_OPEN_ACCOUNTS_CART, ({ open }) => open, { open: OPEN_ACCOUNTS_CART });
  provide(bind, SEND_IN_BACKGROUND, createSendInBackground, {
    session: KEPT_SESSION,
    visitor: VISITOR,
    cart: KEPT_CART,
    pendingNotices: KEPT_UNTOLD,
    runQueue: RUN_QUEUE,
    sendWaiting: SEND_WAITING,
    readWaiting: READ_WAITING,
    orderRepository: ORDER_BOOK,
    notices: NOTICES,
    notify: NOTIFY,
    orderRules: ORDER_RULES,
  });
});

type Visiting = Omit<Parameters<typeof createAsVisitor>[0], 'loseSession'>;

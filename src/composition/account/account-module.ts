import { ContainerModule } from 'inversify';
import { createReadCredit } from '#domain/account/read-credit.ts';
import { createReadHistory } from '#domain/account/read-history.ts';
import { createSaveProfile, createSaveShippingAddress } from '#domain/account/save-profile.ts';
import { createTakeOverChange } from '#domain/account/take-over-change.ts';
import { CLOCK, CONNECTIVITY, TURNS } from '../device/tokens.ts';
import { NOTIFY, TELL_REFUSAL } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { QUEUE_TASK, SEND_TASK } from '../queue/tokens.ts';
import { SESSION, USER_GATEWAY } from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import {
  ACCOUNT_GATEWAY,
  KEPT_PROFILE_CHANGE,
  ORDER_HISTORY,
  PROFILE_CHANGE,
  SHOW_WAITING_CHANGE,
  STORE_CREDIT,
} from './kept-tokens.ts';
import { READ_CREDIT, READ_HISTORY, SAVE_PROFILE, SAVE_SHIPPING_ADDRESS, TAKE_OVER_CHANGE } from './tokens.ts';

/** What the shop knows of a customer: read, and changed. */
export const accountModule = new ContainerModule(({ bind }) => {
  provide(bind, READ_HISTORY, createReadHistory, {
    orderHistory: ORDER_HISTORY,
    accountGateway: ACCOUNT_GATEWAY,
    clock: CLOCK,
  });
  provide(bind, READ_CREDIT, createReadCredit, {
    storeCredit: STORE_CREDIT,
    accountGateway: ACCOUNT_GATEWAY,
    clock: CLOCK,
  });
  const sending = { sendTask: SEND_TASK, showWaitingChange: SHOW_WAITING_CHANGE };
  provide(bind, TAKE_OVER_CHANGE, createTakeOverChange, {
    keptProfileChange: KEPT_PROFILE_CHANGE,
    queueTask: QUEUE_TASK,
    locks: TURNS,
  });
  provide(bind, SAVE_SHIPPING_ADDRESS, createSaveShippingAddress, sending);
  provide(bind, SAVE_PROFILE, createSaveProfile, {
    ...sending,
    session: SESSION,
    userGateway: USER_GATEWAY,
    connectivity: CONNECTIVITY,
    profileChange: PROFILE_CHANGE,
    notify: NOTIFY,
    tellRefusal: TELL_REFUSAL,
    sessionRules: SESSION_RULES,
  });
});

import { ContainerModule } from 'inversify';
import { createReadCredit } from '#domain/account/read-credit.ts';
import { createReadHistory } from '#domain/account/read-history.ts';
import { createSaveProfile, createSaveShippingAddress, createSendProfileChange } from '#domain/account/save-profile.ts';
import { CLOCK, CONNECTIVITY, IDS, TURNS } from '../device/tokens.ts';
import { NOTIFY, TELL_REFUSAL } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { SESSION, USER_GATEWAY } from '../session/tokens.ts';
import { SESSION_RULES } from '../settings/tokens.ts';
import { ACCOUNT_GATEWAY, KEPT_PROFILE_CHANGE, ORDER_HISTORY, STORE_CREDIT } from './kept-tokens.ts';
import { READ_CREDIT, READ_HISTORY, SAVE_PROFILE, SAVE_SHIPPING_ADDRESS, SEND_PROFILE_CHANGE } from './tokens.ts';

/** What the shop knows of a customer: read, and changed. */
export const accountModule = new ContainerModule(({ bind }) => {
  provide(bind, READ_HISTORY, createReadHistory, { history: ORDER_HISTORY, account: ACCOUNT_GATEWAY, clock: CLOCK });
  provide(bind, READ_CREDIT, createReadCredit, { credit: STORE_CREDIT, account: ACCOUNT_GATEWAY, clock: CLOCK });
  const change = { session: SESSION, change: KEPT_PROFILE_CHANGE };
  const answering = {
    users: USER_GATEWAY,
    connectivity: CONNECTIVITY,
    notify: NOTIFY,
    tellRefusal: TELL_REFUSAL,
    rules: SESSION_RULES,
  };
  const keeping = { ids: IDS, send: SEND_PROFILE_CHANGE };
  provide(bind, SEND_PROFILE_CHANGE, createSendProfileChange, { ...change, ...answering, turns: TURNS });
  provide(bind, SAVE_PROFILE, createSaveProfile, { ...change, ...answering, ...keeping });
  provide(bind, SAVE_SHIPPING_ADDRESS, createSaveShippingAddress, { change: KEPT_PROFILE_CHANGE, ...keeping });
});

import { ContainerModule } from 'inversify';
import { createAccountPanel } from '#viewmodels/account/account-panel-model.ts';
import { CLOCK } from '../device/tokens.ts';
import { NOTICES, PANELS } from '../interface/tokens.ts';
import { READ_ORDERS } from '../orders/tokens.ts';
import { provide } from '../provide.ts';
import { LATE_SIGN_OUT, SESSION, SIGN_IN_FORM } from '../session/tokens.ts';
import { CONTACT } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { ACCOUNT_PANEL } from './tokens.ts';

export const accountPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, ACCOUNT_PANEL, createAccountPanel, {
    panels: PANELS,
    session: SESSION,
    signInForm: SIGN_IN_FORM,
    signOut: LATE_SIGN_OUT,
    storeView: STORE_VIEW,
    readOrders: READ_ORDERS,
    notices: NOTICES,
    clock: CLOCK,
    contact: CONTACT,
    words: WORDS,
  });
});

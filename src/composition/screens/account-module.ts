import { ContainerModule } from 'inversify';
import { createAccountPanel } from '#viewmodels/account/account-panel-model.ts';
import { provide } from '../provide.ts';
import { ACCOUNT_PANEL } from '../screen-tokens.ts';
import { CLOCK, CONTACT, NOTICES, PANELS, READ_ORDERS, STORE_VIEW, WORDS } from '../tokens.ts';

export const accountPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, ACCOUNT_PANEL, createAccountPanel, {
    panels: PANELS,
    storeView: STORE_VIEW,
    readOrders: READ_ORDERS,
    notices: NOTICES,
    clock: CLOCK,
    contact: CONTACT,
    words: WORDS,
  });
});

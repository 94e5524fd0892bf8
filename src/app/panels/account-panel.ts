import { ACCOUNT_PANEL } from '#composition/screen-tokens.ts';
import { accountPanelModule } from '#composition/screens/account-module.ts';
import { AccountPanel } from '#ui/screens/account/account-panel.tsx';
import { drawing } from '../page.ts';

export const accountPanel = drawing({
  Screen: AccountPanel,
  model: ACCOUNT_PANEL,
  half: 'back',
  modules: [accountPanelModule],
});

import { drawing } from '#app/page/page.ts';
import { claimsModule } from '#composition/claims/claims-module.ts';
import { accountPanelModule } from '#composition/frame/account-panel-module.ts';
import { ACCOUNT_PANEL } from '#composition/frame/tokens.ts';
import { AccountPanel } from '#ui/screens/account/account-panel.tsx';

export const accountPanel = drawing({
  Screen: AccountPanel,
  model: ACCOUNT_PANEL,
  half: 'back',
  modules: [accountPanelModule, claimsModule],
});

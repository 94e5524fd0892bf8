import { drawing } from '#app/page/page.ts';
import { deviceFlags } from '#composition/screens/device-flags.ts';
import { AccountPanel } from '#ui/screens/account/account-panel.tsx';
import { createAccountPanel } from '#viewmodels/account/account-panel-model.ts';

export const accountPanel = drawing({
  Screen: AccountPanel,
  model: 'accountPanel',
  needs: 'actions',
  services: { accountPanel: createAccountPanel, ...deviceFlags },
});

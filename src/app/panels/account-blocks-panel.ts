import { drawing } from '#app/page/page.ts';
import { accounts } from '#composition/areas/accounts.ts';
import { browserAccount } from '#composition/screens/account.ts';
import { newsletter } from '#composition/screens/newsletter.ts';
import { AccountBlocks } from '#ui/screens/account/account-blocks.tsx';

export const accountBlocksPanel = drawing({
  Screen: AccountBlocks,
  model: 'accountScreen',
  needs: 'actions',
  services: { ...accounts, ...newsletter, ...browserAccount },
});

import { drawing } from '#app/page/page.ts';
import { ACCOUNT_SCREEN } from '#composition/account/tokens.ts';
import { accountScreenModule } from '#composition/journeys/account-screen-module.ts';
import { newsletterModule } from '#composition/newsletter/newsletter-module.ts';
import { accountsModules } from '#composition/roots/accounts-modules.ts';
import { AccountBlocks } from '#ui/screens/account/account-blocks.tsx';

export const accountBlocksPanel = drawing({
  Screen: AccountBlocks,
  model: ACCOUNT_SCREEN,
  half: 'back',
  modules: [...accountsModules, newsletterModule, accountScreenModule],
});

import { drawing } from '#app/page/page.ts';
import { SIGN_IN_SHEET, signInModule } from '#composition/journeys/sign-in-module.ts';
import { accountsModules } from '#composition/roots/accounts-modules.ts';
import { SignInSheet } from '#ui/screens/account/sign-in-sheet.tsx';

export const signInPanel = drawing({
  Screen: SignInSheet,
  model: SIGN_IN_SHEET,
  half: 'back',
  modules: [...accountsModules, signInModule],
});

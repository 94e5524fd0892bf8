import { drawing } from '#app/page/page.ts';
import { accounts } from '#composition/areas/accounts.ts';
import { signIn } from '#composition/screens/sign-in.ts';
import { SignInSheet } from '#ui/screens/account/sign-in-sheet.tsx';

export const signInPanel = drawing({
  Screen: SignInSheet,
  model: 'signInSheet',
  needs: 'actions',
  services: { ...accounts, ...signIn },
});

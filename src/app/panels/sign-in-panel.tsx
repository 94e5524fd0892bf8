import { part } from '#app/page/page.ts';
import { PanelNotices } from '#app/slots/panel-notices.tsx';
import { accounts } from '#composition/areas/accounts.ts';
import { signIn } from '#composition/screens/sign-in.ts';
import { SignInSheet } from '#ui/screens/account/sign-in-sheet.tsx';

export const signInPanel = part({
  needs: 'actions',
  services: { ...accounts, ...signIn },
  draw: ({ signInSheet }) => <SignInSheet model={signInSheet} notices={<PanelNotices />} />,
});

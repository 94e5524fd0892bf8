import { drawing, type Page } from '#app/page/page.ts';
import { confirmationScreen } from '#composition/screens/confirmation.ts';
import { deviceFlags } from '#composition/screens/device-flags.ts';
import { takingBack } from '#composition/screens/taking-back.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { ConfirmationScreen } from '#ui/screens/confirmation/confirmation-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const confirmationPage: Page = {
  ...drawing({
    Screen: ConfirmationScreen,
    model: 'confirmationScreen',
    needs: 'actions',
    services: { ...deviceFlags, ...takingBack, ...tracking, ...confirmationScreen },
  }),
  load: loadPrivate('confirmation'),
};

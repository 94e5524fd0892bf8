import { CONFIRMATION_SCREEN } from '#composition/screen-tokens.ts';
import { confirmationScreenModule } from '#composition/screens/confirmation-screen-module.ts';
import { takingBackModule } from '#composition/screens/taking-back-module.ts';
import { ConfirmationScreen } from '#ui/screens/confirmation/confirmation-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadPrivate } from './private-loader.ts';

export const confirmationPage: Page = {
  ...drawing({
    Screen: ConfirmationScreen,
    model: CONFIRMATION_SCREEN,
    half: 'back',
    modules: [takingBackModule, confirmationScreenModule],
  }),
  load: loadPrivate('confirmation'),
};

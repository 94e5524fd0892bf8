import { drawing, type Page } from '#app/page/page.ts';
import { claimsModule } from '#composition/claims/claims-module.ts';
import { confirmationScreenModule } from '#composition/orders/confirmation-screen-module.ts';
import { takingBackModule } from '#composition/orders/taking-back-module.ts';
import { CONFIRMATION_SCREEN } from '#composition/orders/tokens.ts';
import { trackingModule } from '#composition/orders/tracking-module.ts';
import { ConfirmationScreen } from '#ui/screens/confirmation/confirmation-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const confirmationPage: Page = {
  ...drawing({
    Screen: ConfirmationScreen,
    model: CONFIRMATION_SCREEN,
    half: 'back',
    modules: [claimsModule, takingBackModule, trackingModule, confirmationScreenModule],
  }),
  load: loadPrivate('confirmation'),
};

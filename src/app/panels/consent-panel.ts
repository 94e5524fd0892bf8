import { drawing } from '#app/page/page.ts';
import { browserConsent } from '#composition/screens/consent.ts';
import { ConsentPanel } from '#ui/screens/consent/consent-panel.tsx';
import { createConsentModel } from '#viewmodels/consent/consent-model.ts';

export const consentPanel = drawing({
  Screen: ConsentPanel,
  model: 'consentModel',
  needs: 'actions',
  services: { ...browserConsent, consentModel: createConsentModel },
});

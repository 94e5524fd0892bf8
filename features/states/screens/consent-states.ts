import { withPanelOpen } from '#domain/interface/panels.ts';
import type { OpenPage, State, States } from '../state.ts';

/** On the home page of a shop that asks about everything. */
function open(then: (shop: OpenPage) => void = () => undefined, isToBeLetBe = false): State {
  return {
    address: '/',
    given({ around }) {
      around.settings.consentPurposes.push('measuring', 'marketing', 'chat');
      // The panel asks the browser itself.
      if (isToBeLetBe) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    },
    async when(shop) {
      await shop.consent.read();
      then(shop);
    },
  };
}

function showChoices({ panels }: OpenPage): void {
  panels.update((now) => withPanelOpen(now, 'consent'));
}

export const consentStates: States = {
  ready: open(),
  choices: open(showChoices),
  barred: open(showChoices, true),
  recorded: open((shop) => {
    shop.consent.choose(['measuring']);
    showChoices(shop);
  }),
};

import type { OpenPage, State, States, World } from '../state.ts';

/** On the home page of somebody who has allowed the chat. */
function open(hours: World['around']['chat']['hours'], then: (shop: OpenPage) => void): State {
  return {
    address: '/',
    given({ around }) {
      around.chat.hours = hours;
      around.settings.consentPurposes.push('chat');
    },
    async when(shop) {
      shop.consent.choose(['chat']);
      shop.chat.update((now) => ({ ...now, isOffered: true }));
      then(shop);
    },
  };
}

const never = { firstDay: 0, lastDay: 0, from: 600, to: 601 };

export const chatStates: States = {
  ready: open(null, () => undefined),
  away: open(never, ({ chatModel }) => chatModel.toggle()),
};

import { goesOffline, type OpenPage, type States, type World } from '../state.ts';

const address = '/i/contact';

/** A page that is short enough for its foot to be seen. */
function given({ api }: World): void {
  api.fakes.pages.write({
    id: 1,
    identifier: 'contact',
    title: 'Contact',
    description: 'Who answers, and when.',
    content: '<p>Write to us, and somebody who knows the pieces answers within a working day.</p>',
    updatedAt: '2026-08-01T10:00:00Z',
  });
}

/** Gives an address and presses Subscribe. */
async function subscribe(shop: OpenPage, email: string): Promise<void> {
  shop.newsletterPart.write(email);
  await shop.newsletterPart.subscribe();
}

export const newsletterStates: States = {
  /** The newsletter goes to the address, which may be taken back. */
  ready: { address, given, when: (page) => subscribe(page, 'meera.iyer@mail.test') },
  empty: { address, given },
  error: { address, given, when: (page) => subscribe(page, 'meera.iyer@mail') },
  offline: {
    address,
    given,
    async when(page) {
      goesOffline(page);
      await subscribe(page, 'meera.iyer@mail.test');
    },
  },
};

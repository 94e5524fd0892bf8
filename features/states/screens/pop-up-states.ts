import type { Promo } from '#domain/content/promos.ts';
import { withPanelBeside } from '#domain/interface/panels.ts';
import type { OpenPage, State, States } from '../state.ts';

const stay: Promo = {
  ...{ id: 2, kind: 'exit-popup', title: 'Leaving so soon?', content: '<p>An extra 10% off is waiting for you.</p>' },
  ...{ link: '/c/sarees', coupon: 'FESTIVE10', delayMs: 0 },
};
const join: Promo = {
  ...{ id: 3, kind: 'generic-popup', title: 'Hear of new pieces first', link: '#newsletter' },
  ...{ content: '<p>A letter a month, from the ateliers.</p>', coupon: '', delayMs: 0 },
};

/** On the home page, where it lies over what is read. */
function open(promo: Promo, then: (shop: OpenPage) => Promise<void> = async () => undefined): State {
  return {
    address: '/',
    async when(shop) {
      shop.popUp.update(() => promo);
      shop.panels.update((now) => withPanelBeside(now, 'pop-up'));
      await then(shop);
    },
  };
}

async function joinAs({ newsletterPart }: OpenPage, email: string): Promise<void> {
  newsletterPart.write(email);
  await newsletterPart.subscribe();
}

export const popUpStates: States = {
  ready: open(stay),
  newsletter: open(join),
  joined: open(join, (shop) => joinAs(shop, 'meera.iyer@mail.test')),
  error: open(join, (shop) => joinAs(shop, 'meera.iyer@mail')),
};

import { blocks } from '#api/demo/collection/pages/blocks.ts';
import { isSignedIn } from '../asha-is-signed-in.ts';
import { saysWhoSells } from '../sells.ts';
import { goesOffline, type OpenPage, type States, type World } from '../state.ts';

const address = '/contact-us';

function writes(shop: OpenPage): void {
  const form = shop.contactScreen;
  form.type('name', 'Meera Iyer');
  form.type('email', 'meera.iyer@mail.test');
  form.type('orderNumber', 'AF000070012');
  form.type('message', 'When will it arrive?\n\nThe wedding is on Saturday, and the hem has still to be taken up.');
}

/** What the merchant has answered before anybody writes. */
function answers({ api }: World): void {
  for (const block of blocks) api.fakes.blocks.write(block);
}

async function sends(page: OpenPage): Promise<void> {
  writes(page);
  await page.contactScreen.send();
}

export const contactStates: States = {
  ready: { address },
  /** The shop says who sells, and who answers complaints. */
  seller: { address, given: saysWhoSells },
  answered: { address, given: answers },
  /** Who is signed in need not say who they are. */
  'signed-in': { address, given: isSignedIn },
  problems: {
    address,
    when: async (shop) => {
      const form = shop.contactScreen;
      form.type('email', 'meera');
      form.type('orderNumber', '70012');
      await form.send();
    },
  },
  long: {
    address,
    when: (page) => {
      writes(page);
      page.contactScreen.type('message', 'When will it arrive? '.repeat(180));
    },
  },
  failed: {
    address,
    when: async (page) => {
      page.api.fakes.mails.cut();
      await sends(page);
    },
  },
  offline: {
    address,
    when: async (page) => {
      goesOffline(page);
      await sends(page);
    },
  },
  sent: { address, when: sends },
};

import type { MessageField } from '#viewmodels/contact/contact-model.ts';
import { contactMessages } from '#viewmodels/messages/contact/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Contacting } from './contacting.ts';
import type { Pages } from './service-pages.ts';

/** Uses the models of the contact page and of the page of the shops. */
export function createServiceContacting(pages: Pages): Contacting {
  const { screens, settles } = pages;
  const texts = inEnglish(contactMessages);
  return {
    async writesToShop(filling) {
      const { contact } = screens();
      for (const [label, text] of Object.entries(filling)) {
        const field = fieldCalled(label);
        if (field === 'topic') throw new Error('The topic is chosen, not typed.');
        contact.type(field, text);
        contact.leave(field);
      }
      const sending = contact.send();
      await settles();
      await sending;
    },
    messageProblemAt: async (label) => screens().contact.problemAt(fieldCalled(label)),
    messageTyped: async () => screens().contact.details.message,
    async contactMessages() {
      const { answer, sent, standing } = screens().contact;
      return sent ? standing.text : (answer ?? '');
    },
    ...lookingForShops(pages),
  };

  function fieldCalled(label: string): MessageField {
    const found = Object.entries(texts.fields).find(([, each]) => each === label);
    if (!found) throw new Error(`The form has no "${label}".`);
    return found[0] as MessageField;
  }
}

function lookingForShops({ address, opens, screens }: Pages) {
  return {
    looksForShops: (text: string) => opens(`/store-locator?${new URLSearchParams({ q: text })}`),
    shopsListed: async () => found().entries.map(({ name }) => name),
    async shopTold(wanted: string) {
      const shop = found().entries.find(({ name }) => name === wanted);
      if (!shop) throw new Error(`The shop "${wanted}" is not listed.`);
      const hours = Object.fromEntries(shop.week.map(({ day, hours: each }) => [day, each]));
      return { address: shop.address.join(', '), telephone: shop.phone?.text ?? '', hours };
    },
    shopsSentence: async () => found().sentence,
  } satisfies Partial<Contacting>;

  function found() {
    const { searchParams } = new URL(address(), 'http://shop');
    return screens().storeLocator.foundFor(searchParams.get('q') ?? '');
  }
}

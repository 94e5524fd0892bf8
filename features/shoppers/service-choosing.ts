import { noticeMessages } from '#viewmodels/messages/notices/en.ts';
import type { Choosing } from './choosing.ts';
import type { Pages } from './service-pages.ts';

/** Chooses by the model of the form, which opens the page at hand again. */
export function createServiceChoosing({ reopens, screens, settles }: Pages): Choosing {
  return {
    async choosesStore({ country, ...others }) {
      const { frame, storeChoice } = screens();
      frame.openStore();
      if (country) storeChoice.chooseCountry(country);
      storeChoice.choose(others);
      await storeChoice.save();
      await reopens();
    },
    async considersCountry(country) {
      const { frame, storeChoice } = screens();
      frame.openStore();
      await storeChoice.look();
      storeChoice.chooseCountry(country);
    },
    wordsOfChoice: async () => screens().storeChoice.notSent,
    async languageOffered() {
      const found = await offer();
      return found && { text: found.text, way: found.offered.messages(noticeMessages).readIn };
    },
    async takesLanguageOffered() {
      const found = await offer();
      if (!found) throw new Error('No language is offered.');
      await screens().notices.readIn(found.offered.locale);
      await reopens();
    },
  };

  async function offer() {
    await settles();
    const [found] = screens().notices.all.flatMap(({ text, offered }) => (offered ? [{ text, offered }] : []));
    return found ?? null;
  }
}

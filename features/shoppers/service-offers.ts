import type { Chatting, MeetingOffers } from './meeting-offers.ts';
import type { Pages } from './service-pages.ts';

/** Meets what the model of the pop-up has to say. */
export function createServiceOffers({ screens, settles, leaves }: Pages): MeetingOffers {
  return {
    ...chatting({ screens, settles }),
    popUp: async () => (await shown())?.title ?? null,
    async popUpComes() {
      const { title, text, coupon } = await open();
      const { standing = null } = (await open()).newsletter ?? {};
      return { title, words: [title, text, coupon, standing ?? ''].join(' ') };
    },
    async closesOffer() {
      screens().popUp.close();
      await settles();
    },
    leavesAtTop: leaves,
    leavesAtSide: noPage,
    swipesOffTop: noPage,
    pressesBesideOffer: noPage,
    async subscribesInOffer(email) {
      const { newsletter } = await open();
      newsletter?.write(email);
      await newsletter?.subscribe();
      if (newsletter?.standing) screens().popUp.answer();
      await settles();
    },
    problemInOffer: async () => (await open()).newsletter?.problem ?? null,
  };

  async function shown() {
    await settles();
    return screens().popUp.shown;
  }

  async function open() {
    const found = await shown();
    if (!found) throw new Error('Nothing is offered.');
    return found;
  }
}

function chatting({ screens, settles }: Pick<Pages, 'screens' | 'settles'>): Chatting {
  return {
    async chat() {
      await settles();
      const { isOffered, isOpen, away, email } = screens().chat;
      if (!isOffered) return null;
      return isOpen && away ? `${away.text} ${email}` : '';
    },
    async chatComes() {
      await settles();
      if (!screens().chat.isOffered) throw new Error('No chat is offered.');
    },
    opensChat: async () => screens().chat.toggle(),
  };
}

function noPage(): Promise<never> {
  return Promise.reject(new Error('There is no pointer in this assembly: the example needs the tag @page.'));
}

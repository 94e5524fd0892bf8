import type { Chatting, MeetingOffers } from './meeting-offers.ts';
import { type Page, type Target, thePart } from './page.ts';

/** A pop-up bears one name or the other; what it is about stands in its heading. */
const offer: Target = { role: 'dialog', name: 'Offer' };
const invitation: Target = { role: 'dialog', name: 'Newsletter' };
const address: Target = { role: 'textbox', name: 'Email address', within: invitation };

const titleIn = (within: Target): Target => ({ role: 'heading', level: 2, within });

/** Meets what lies over the page, which is still there. */
export function createPageOffers(page: Page): MeetingOffers {
  return {
    ...chatting(page),
    async popUp() {
      const titles = [...(await page.all(titleIn(offer))), ...(await page.all(titleIn(invitation)))];
      return titles[0]?.text ?? null;
    },
    async popUpComes() {
      const within = await kindAtHand();
      return { title: (await thePart(page, titleIn(within))).text, words: (await thePart(page, within)).text };
    },
    closesOffer: async () => page.press({ role: 'button', name: 'Close', within: await kindAtHand() }),
    leavesAtTop: () => page.leaves('top', 'mouse'),
    leavesAtSide: () => page.leaves('side', 'mouse'),
    swipesOffTop: () => page.leaves('top', 'touch'),
    pressesBesideOffer: () => page.press({ role: 'heading', level: 1 }),
    async subscribesInOffer(email) {
      await thePart(page, address);
      await page.fill(address, email);
      await page.press({ role: 'button', name: 'Subscribe', within: invitation });
    },
    problemInOffer: async () => (await thePart(page, address)).problem,
  };

  async function kindAtHand(): Promise<Target> {
    return (await page.all(invitation)).length > 0 ? invitation : offer;
  }
}

function chatting(page: Page): Chatting {
  const launcher: Target = { role: 'button', name: 'Chat' };
  const panel: Target = { role: 'region', name: 'Chat' };
  return {
    async chat() {
      const isOffered = (await page.all(launcher)).length > 0;
      return isOffered ? ((await page.all(panel))[0]?.text ?? '') : null;
    },
    chatComes: async () => void (await thePart(page, launcher)),
    opensChat: () => page.press(launcher),
  };
}

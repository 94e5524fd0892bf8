import { cancelOrderMessages } from '#viewmodels/messages/cancel-order/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Canceling } from './canceling.ts';
import type { Pages } from './service-pages.ts';

const { done } = inEnglish(cancelOrderMessages);

/** Uses the models of the page of an order and of the page on which it is canceled. */
export function createServiceCanceling({ address, opens, screens, settles }: Pages): Canceling {
  const model = () => screens().cancelOrder;
  const told = () => screens().confirmation.cancellation;
  const verbs: Canceling = {
    async opensCanceling() {
      const way = told()?.way ?? null;
      if (way === null) throw new Error('The order cannot be canceled.');
      await opens(way);
    },
    async cancelsPlaced() {
      if (!address().startsWith('/cancel-order')) await verbs.opensCanceling();
      const sending = model().send();
      await settles();
      await sending;
    },
    async cancelingTold() {
      const { page } = model();
      const heading = page?.kind === 'canceled' ? [done(page.number)] : [];
      return [...heading, ...(page?.texts ?? [])].join(' ');
    },
    cancelingAnswer: async () => model().answer ?? '',
    async cancellationTold() {
      await settles();
      const page = screens().confirmation.page;
      const notes = told()?.notes.map(({ text }) => text) ?? [];
      return { text: [page?.heading, page?.text, ...notes].join(' '), isOpen: (told()?.way ?? null) !== null };
    },
  };
  return verbs;
}

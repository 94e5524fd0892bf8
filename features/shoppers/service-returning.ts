import { giveBackMessages } from '#viewmodels/messages/give-back/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Returning } from './returning.ts';
import type { Pages } from './service-pages.ts';

const { reasons } = inEnglish(giveBackMessages);

/** Uses the models of the page of an order and of the page on which pieces are given back. */
export function createServiceReturning({ address, opens, place, screens, settles }: Pages): Returning {
  const model = () => screens().giveBack;
  const told = () => (place() === 'confirmation' ? screens().confirmation.returns : null);
  const lineOf = (name: string) => {
    const line = model().page?.lines.find((each) => each.name === name);
    if (!line) throw new Error(`The form has no "${name}".`);
    return line;
  };
  const verbs: Returning = {
    async opensReturn() {
      const way = told()?.way ?? null;
      if (way === null) throw new Error('Nothing of the order can be given back.');
      await opens(way);
    },
    async givesBack({ name, quantity, reason }) {
      if (!address().startsWith('/return-pieces')) await verbs.opensReturn();
      const { item } = lineOf(name);
      model().type(`quantity-${item}`, String(quantity));
      const code = Object.entries(reasons).find(([, text]) => text === reason)?.[0] ?? '';
      model().type(`reason-${item}`, code);
      const sending = model().send();
      await settles();
      await sending;
    },
    returnAnswer: async () => model().answer ?? '',
    returnProblemAt: async (name) => lineOf(name).problem,
    returnNoted: async () => [model().next?.heading ?? '', ...(model().next?.steps ?? [])].join(' '),
    chosenToReturn: async (name) => lineOf(name).quantity,
    async returnsTold() {
      await settles();
      const { note = '', returns = [], way = null } = told() ?? {};
      const texts = returns.map(({ name, steps, refusal, refund }) =>
        [name, ...steps.map(({ text }) => text), refusal, refund].join(' '),
      );
      return { note, returns: texts, isOpen: way !== null };
    },
  };
  return verbs;
}

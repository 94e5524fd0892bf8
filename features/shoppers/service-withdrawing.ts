import { withdrawalMessages } from '#viewmodels/messages/withdrawal/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Pages } from './service-pages.ts';
import type { Withdrawing } from './withdrawing.ts';

const { declares, done, fields } = inEnglish(withdrawalMessages);

type Field = keyof typeof fields;

/** Uses the models of the page on which orders are withdrawn from and of the page of an order. */
export function createServiceWithdrawing({ opens, screens, settles }: Pages): Withdrawing {
  const model = () => screens().withdraw;
  const type = (field: string, text: string) => model().type(field as Field, text);
  const way = () => screens().confirmation.cancellation?.withdrawal ?? null;
  return {
    async statesWithdrawal({ pieces = '', ...typed }) {
      await opens('/withdraw');
      for (const [field, text] of Object.entries({ ...typed, pieces })) type(field, text);
      model().goOn();
      await settles();
    },
    async confirmsWithdrawal() {
      const confirming = model().confirm();
      await settles();
      await confirming;
    },
    async withdrawalTold() {
      const { receipt, review } = model();
      const sentences = (receipt?.texts ?? review?.follows ?? []).map(({ text }) => text);
      const heading = receipt ? [done, receipt.received] : [declares];
      const stated = (receipt ?? review)?.stated ?? [];
      return [...heading, ...sentences, ...stated.map(({ value }) => value)].join(' ');
    },
    withdrawalAnswer: async () => model().answer ?? '',
    async withdrawalProblemAt(label) {
      const found = Object.entries(fields).find(([, each]) => each === label);
      return found ? (model().problemAt(found[0] as Field) ?? '') : '';
    },
    withdrawalTyped: async () => model().typed,
    async canWithdraw() {
      await settles();
      return way() !== null;
    },
    async opensWithdrawing() {
      const address = way();
      if (address === null) throw new Error('The order cannot be withdrawn from.');
      await opens(address);
    },
  };
}

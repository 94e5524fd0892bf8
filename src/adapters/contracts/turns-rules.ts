import type { Turns } from '#domain/storage/turn-taking.ts';
import { type Rule, same } from './rule.ts';

/** `tab` makes the turns of one more tab. */
export type TurnsWorld = { readonly tab: () => Turns };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

export const turnsRules: readonly Rule<TurnsWorld>[] = [
  {
    title: 'tasks of one name follow each other, over all tabs',
    async prove({ tab }) {
      const steps: string[] = [];
      const task = (name: string) => async () => {
        steps.push(`${name} begins`);
        await pause();
        steps.push(`${name} ends`);
        return name;
      };
      const tabs = [tab(), tab()] as const;
      const results = await Promise.all([tabs[0].take('cart', task('a')), tabs[1].take('cart', task('b'))]);
      same(results, ['a', 'b']);
      same(steps, ['a begins', 'a ends', 'b begins', 'b ends']);
    },
  },
  {
    title: 'tasks of different names do not wait for each other',
    async prove({ tab }) {
      const turns = tab();
      const { promise, resolve } = Promise.withResolvers<string>();
      const waiting = turns.take('cart', () => promise);
      await turns.take('orders', async () => resolve('free'));
      same(await waiting, 'free');
    },
  },
  {
    title: 'a task that throws gives way, and its caller hears of it',
    async prove({ tab }) {
      const turns = tab();
      const broken = turns.take('cart', () => Promise.reject(new Error('a defect')));
      const next = turns.take('cart', async () => 'went on');
      same(await broken.catch((fault: unknown) => String(fault)), 'Error: a defect');
      same(await next, 'went on');
    },
  },
];

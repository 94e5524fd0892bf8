import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { type Rule, same } from './rule.ts';

/** `pass` lets this many ms go by. */
export type ClockWorld = { readonly clock: Clock; readonly pass: (milliseconds: number) => Promise<void> };

export const clockRules: readonly Rule<ClockWorld>[] = [
  {
    title: 'waits end in the order of their times, not before them',
    async prove({ clock, pass }) {
      const ended: number[] = [];
      const since = clock.now();
      const wait = async (milliseconds: number): Promise<void> => {
        await clock.wait(milliseconds);
        ended.push(milliseconds);
        same(clock.now() - since >= milliseconds - 1, true); // timers of a browser may be a fraction early
      };
      const waits = Promise.all([wait(40), wait(20), wait(0)]);
      await pass(60);
      await waits;
      same(ended, [0, 20, 40]);
    },
  },
  {
    title: 'what was stopped in time is not done',
    async prove({ clock, pass }) {
      const done: string[] = [];
      const stops = ['stopped', 'late'].map((name) => clock.after(20, () => void done.push(name)));
      stops[0]?.();
      await pass(40);
      stops[1]?.();
      same(done, ['late']);
    },
  },
  {
    title: 'time goes on by as much as passes',
    async prove({ clock, pass }) {
      const since = clock.now();
      await pass(20);
      same(clock.now() - since >= 19, true);
    },
  },
];

export type CellWorld = { readonly createCell: <T>(initial: T) => Cell<T> };

export const cellRules: readonly Rule<CellWorld>[] = [
  {
    title: 'holds the very value it was given',
    async prove({ createCell }) {
      const cart = { lines: [{ sku: 'P1' }] };
      same(createCell(cart).get() === cart, true);
    },
  },
  {
    title: 'a change sees the present value, so that none is lost',
    async prove({ createCell }) {
      const count = createCell(0);
      count.update((now) => now + 1);
      count.update((now) => now + 1);
      same(count.get(), 2);
    },
  },
  {
    title: 'a change that throws leaves the value as it was',
    async prove({ createCell }) {
      const count = createCell(1);
      try {
        count.update(() => {
          throw new Error('a defect');
        });
      } catch {
        // the value is what matters
      }
      same(count.get(), 1);
    },
  },
];

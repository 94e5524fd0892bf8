import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { listForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { firstPlace } from './first-place-for-tests.ts';
import type { Listing } from './keep-loaded.ts';
import { createOpenList, type Opened } from './open-list.ts';

const showing = (total: number): Listing => ({ kind: 'ready', list: listForTests({ total }) });

/** A page of lists that are told apart by their totals; each request is answered when told. */
function page() {
  const view = createMemoryCell<Listing>({ kind: 'none' });
  const heard: string[] = [];
  const answers: ((opened: Opened<Listing, string>) => void)[] = [];
  const open = createOpenList(view, {
    isShown: () => true,
    open: () => new Promise<Opened<Listing, string>>((answer) => answers.push(answer)),
    onOutcome: (outcome) => heard.push(outcome),
  });
  const answer = (at: number, total: number): void =>
    answers[at]?.({
      outcome: `of ${total}`,
      change: () => showing(total),
      follows: Promise.resolve(() => showing(total + 1)),
    });
  return { view, heard, answer, open: (signal?: AbortSignal) => open({ place: firstPlace }, signal) };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

test('what follows on a list changes it once more', async () => {
  const { view, heard, answer, open } = page();
  const opened = open();
  answer(0, 10);
  expect([await opened, heard]).toEqual(['of 10', ['of 10']]);
  await rest();
  expect(view.get()).toEqual(showing(11));
});

test('of several requests the last one counts, whichever is answered first', async () => {
  const { view, heard, answer, open } = page();
  const both = [open(), open()];
  answer(1, 20);
  answer(0, 10);
  expect(await Promise.all(both)).toEqual(['of 10', 'of 20']);
  await rest();
  expect([view.get(), heard]).toEqual([showing(21), ['of 20']]);
});

test('nothing is kept of a request that was given up, nor of what follows on it', async () => {
  const { view, heard, answer, open } = page();
  view.update(() => showing(1));
  const asked = new AbortController();
  const opened = open(asked.signal);
  asked.abort();
  answer(0, 10);
  await opened;
  await rest();
  expect([view.get(), heard]).toEqual([showing(1), []]);
});

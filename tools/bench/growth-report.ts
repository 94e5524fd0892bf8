import type { CartGrowth } from './measure-cart-growth.ts';
import type { CartPageTimes } from './measure-cart-page.ts';
import type { TaskTime } from './tasks-of-trace.ts';

/** A task that keeps the page from answering for longer is felt. */
const LONGEST_MS = 50;
/** So soon an answer to a press is felt as its doing. */
const ANSWER_MS = 100;

type Session = {
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  readonly growth: readonly CartGrowth[];
  readonly pages: readonly CartPageTimes[];
};

/** The section of docs/benchmarks.md about carts of many lines. */
export function growthReport({ command, day, machine, growth, pages }: Session): string {
  const names = Object.keys(growth[0]?.times ?? {});
  const works = names.map(
    (name) => `| ${[name, ...growth.map(({ times }) => microseconds(times[name]))].join(' | ')} |`,
  );
  const drawn = pages.map(({ lines, allDrawn, longest: { start, rows, press, type }, answer }) => {
    const tasks = [start, rows, press, type];
    const isKept = answer <= ANSWER_MS && tasks.every(({ worked }) => worked <= LONGEST_MS);
    const cells = [lines, whole(allDrawn), ...tasks.map(taskText), whole(answer), isKept ? 'kept' : '**not kept**'];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Carts of many lines',
    `\`${command}\` wrote this on ${day}: ${machine}.`,
    'What is done with a whole cart, in microseconds by the number of its lines, the median of 31 runs on Node. What grows with\nthe lines grows by as much; nothing grows with their square.',
    [
      `| Work | ${growth.map(({ lines }) => `${lines} ${lines === 1 ? 'line' : 'lines'}`).join(' | ')} |`,
      `|---|${growth.map(() => '---|').join('')}`,
      ...works,
    ].join('\n'),
    `The cart page in Chromium with a processor slowed to a quarter, over a device that keeps so many lines and without an
answer of the API, which makes it look at each stock in vain: milliseconds until all rows are there, the longest task of
each part of the visit, and from a press on one more piece to the next picture; each the least of three visits,
since what else the machine does can only add to it. Of a task stands how long it was at work, and in brackets how long
it lasted. Until its first rows a page does what every page of the shop does: it reads in its scripts and comes to life.
A task may work for ${LONGEST_MS}, and an answer take ${ANSWER_MS}.`,
    [
      '| Lines | All rows | Until the rows | Rows | One more | A number typed | Answer | |',
      '|---|---|---|---|---|---|---|---|',
      ...drawn,
    ].join('\n'),
  ].join('\n\n');
}

function taskText({ worked, lasted }: TaskTime): string {
  return `${whole(worked)} (${whole(lasted)})`;
}

function whole(ms: number): string {
  return Math.round(ms).toLocaleString('en');
}

function microseconds(ms = 0): string {
  return whole(ms * 1_000);
}

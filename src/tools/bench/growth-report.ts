import type { CartGrowth } from './measure-cart-growth.ts';
import type { CartPageTimes } from './measure-cart-page.ts';

/** A task that keeps the page from answering for longer is felt. */
const LONGEST_MS = 50;

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
  const drawn = pages.map(({ lines, allDrawn, longest }) => {
    const verdict = longest <= LONGEST_MS ? 'kept' : '**not kept**';
    return `| ${lines} | ${Math.round(allDrawn).toLocaleString('en')} | ${Math.round(longest)} | ${verdict} |`;
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
    `The cart page in Chromium with a processor slowed to a quarter, over a device that keeps so many lines and without an\nanswer of the API: milliseconds until all rows are there, and the longest task from the first byte to the change of one\nline; 0 where none reached ${LONGEST_MS} ms.`,
    ['| Lines | All rows, ms | Longest task, ms | |', '|---|---|---|---|', ...drawn].join('\n'),
  ].join('\n\n');
}

function microseconds(ms = 0): string {
  return Math.round(ms * 1_000).toLocaleString('en');
}

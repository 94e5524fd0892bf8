import type { TwoVisits, VisitOnLine } from './measure-second-visit.ts';
import { numberText, spreadText } from './spread-text.ts';
import { type Spread, spreadOf } from './statistics.ts';

type Session = {
  readonly command: string;
  /** Such as 2026-11-20. */
  readonly day: string;
  readonly machine: string;
  readonly visits: readonly TwoVisits[];
};

type Row = {
  readonly figure: string;
  readonly first: Spread;
  readonly second: Spread;
  /** The most that the median of the second visit may be; null where nothing is asked. */
  readonly budget: number | null;
};

const figures: readonly (readonly [string, (visit: VisitOnLine) => number, ((first: number) => number) | null])[] = [
  ['files of code, styles and type asked for on the line', ({ codeRequests }) => codeRequests, () => 0],
  ['requests on the line', ({ requests }) => requests, null],
  ['first contentful paint, ms', ({ firstPaint }) => firstPaint, null],
  ['largest contentful paint, ms', ({ largestPaint }) => largestPaint, (first) => Math.round(first * MOST_OF_FIRST)],
];

/** What the second visit may take of the first one's time. */
const MOST_OF_FIRST = 0.6;

const method = `The category page is opened by a new visitor in Chromium, on a phone's screen with a processor slowed to a quarter, and a
second time in another tab when the shop's worker has kept what it keeps. Both times a proxy of bytes is the line: 1.6 Mbit/s,
and 150 ms to an answer, also for what the worker fetches; what is counted has passed there. Figures are the median of all
visits, and their range in brackets where they differ.`;

/** The section of docs/benchmarks.md about who comes back. */
export const secondVisitReport = ({ command, day, machine, visits }: Session): string => {
  const head = ['| Figure | First visit | Second visit | Budget | |', '|---|---|---|---|---|'];
  return `${[
    '# The second visit',
    `\`${command}\` wrote this on ${day}: ${machine}; visits: ${visits.length}.`,
    method,
    [...head, ...rowsOf(visits).map(rowText)].join('\n'),
  ].join('\n\n')}\n`;
};

/** One line for each budget that was not kept. */
export const slowSecondVisits = (visits: readonly TwoVisits[]): readonly string[] =>
  rowsOf(visits)
    .filter((row) => !isKept(row))
    .map(
      ({ figure, second, budget }) =>
        `second visit: ${figure}: ${spreadText(second)}, asked ≤ ${numberText(budget ?? 0)}`,
    );

const rowsOf = (visits: readonly TwoVisits[]): readonly Row[] =>
  figures.map(([figure, of, budget]) => {
    const first = spreadOf(visits.map((each) => of(each.first)));
    const second = spreadOf(visits.map((each) => of(each.second)));
    return { figure, first, second, budget: budget?.(first.median) ?? null };
  });

const isKept = ({ second, budget }: Row): boolean => budget === null || second.median <= budget;

const rowText = (row: Row): string => {
  const asked = row.budget === null ? ['', ''] : [`≤ ${numberText(row.budget)}`, isKept(row) ? 'kept' : '**not kept**'];
  return `| ${[row.figure, spreadText(row.first), spreadText(row.second), ...asked].join(' | ')} |`.replaceAll(
    / +\|/g,
    ' |',
  );
};

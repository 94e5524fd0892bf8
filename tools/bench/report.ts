import { judgeDeeds, judgePage, type MeasuredPage, type Row } from './budgets.ts';
import type { Deeds } from './measure-deeds.ts';
import { numberText, spreadText } from './spread-text.ts';

export type Session = {
  readonly command: string;
  /** Such as 2026-11-20. */
  readonly day: string;
  readonly machine: string;
  readonly runs: number;
  readonly loadSeconds: number;
  readonly pages: readonly MeasuredPage[];
  readonly deeds: readonly Deeds[];
};

const method = `A visit opens the page as a new visitor in Chromium, on a phone's screen with a processor slowed to a quarter and a line
of 1.6 Mbit/s with 150 ms to an answer, and is watched until two seconds after the page has loaded. Beside it stands the
limit: the same page with its scripts taken out, with the same styles, fonts and pictures, visited in turn with the
shop's. Bytes are those of the answers' bodies as they travel. Figures are the median of all visits, and their range in
brackets where they differ. Load comes from autocannon on the same machine over 16 connections, uncompressed, to one page
server with 160 MB for objects and an API that answers at once from memory. Times and load move with the machine:
compare them only within a session.`;

/** The section of docs/benchmarks.md about pages. */
export const reportText = ({ command, day, machine, runs, loadSeconds, pages, deeds }: Session): string => {
  const parts = [
    '# Benchmarks',
    `\`${command}\` wrote this on ${day}: ${machine}; visits of each page: ${runs}; seconds of load on each: ${loadSeconds}.`,
    method,
    ...pages.flatMap((page) => [`## The ${page.name} page`, table(judgePage(page))]),
    '## What a shopper does',
    "In a shop of 1,200 products, on a wide screen, unthrottled but for the slow phone of the last line. The pointer rests on\nthe product before it is pressed, as a shopper's does, so that its page was asked for ahead.",
    table(judgeDeeds(deeds)),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** One line for each budget that was not kept. */
export const brokenLines = (
  { pages, deeds }: Pick<Session, 'pages' | 'deeds'>,
  isBinding: boolean,
): readonly string[] => {
  const linesOf = (name: string, rows: readonly Row[]): readonly string[] =>
    rows
      .filter((row) => !row.isKept && row.isBinding === isBinding)
      .map((row) => `${name}: ${row.figure}: ${spreadText(row.shop)}, asked ${budgetText(row)}`);
  return [...pages.flatMap((page) => linesOf(page.name, judgePage(page))), ...linesOf('shopper', judgeDeeds(deeds))];
};

const table = (rows: readonly Row[]): string =>
  ['| Figure | Shop | Static page | Budget | |', '|---|---|---|---|---|', ...rows.map(rowText)].join('\n');

const rowText = (row: Row): string => {
  const verdict = row.isKept ? 'kept' : '**not kept**';
  const still = row.staticPage ? spreadText(row.staticPage) : '';
  const cells = [row.figure, spreadText(row.shop), still, budgetText(row), row.budget === null ? '' : verdict];
  return `| ${cells.join(' | ')} |`.replaceAll(/ +\|/g, ' |');
};

const budgetText = ({ budget, isLeast }: Row): string =>
  budget === null ? '' : `${isLeast ? '≥' : '≤'} ${numberText(budget)}`;

import { weightLimits } from '../page-weight/limits.ts';
import type { PageName } from './benched-pages.ts';
import type { Deeds } from './measure-deeds.ts';
import type { Load } from './measure-load.ts';
import type { Visit } from './measure-page.ts';
import { type Spread, spreadOf } from './statistics.ts';

export type MeasuredPage = {
  readonly name: PageName;
  readonly visits: readonly Visit[];
  /** Of the same page without scripts, in the same session. */
  readonly staticVisits: readonly Visit[];
  readonly load: Load;
};

export type Row = {
  readonly figure: string;
  readonly shop: Spread;
  /** Null where a static page has no such figure. */
  readonly staticPage: Spread | null;
  /** The most, or where `isLeast` the least, that the median may be; null where nothing is asked. */
  readonly budget: number | null;
  readonly isLeast: boolean;
  /** The command fails when this budget is not kept. */
  readonly isBinding: boolean;
  readonly isKept: boolean;
};

type Figure = {
  readonly figure: string;
  readonly of: (visit: Visit) => number;
  readonly budget?: (staticMedian: number) => number;
  readonly onlyOn?: PageName;
  readonly isBinding?: boolean;
};

const oneFifthMore = (staticMedian: number): number => Math.round(staticMedian * 1.2);

/** Of a category page, in bytes: its text with what the browser goes on from, and the style sheets that it brings along. */
const HTML = 8_192;
const SHEETS = 8_192;
const DECODED_HTML = 61_440;
const DECODED_SHEETS = 32_768;

const figures: readonly Figure[] = [
  {
    figure: 'JavaScript linked or preloaded, bytes',
    of: (visit) => visit.linkedScriptBytes,
    budget: () => weightLimits.linkedScripts,
    isBinding: true,
  },
  {
    figure: 'all JavaScript until 2 s after load, bytes',
    of: (visit) => visit.scriptBytes,
    budget: () => weightLimits.allScripts,
    isBinding: true,
  },
  { figure: 'files of JavaScript', of: (visit) => visit.scriptFiles, budget: () => weightLimits.scriptFiles },
  { figure: 'requests', of: (visit) => visit.requests, budget: () => 24, onlyOn: 'category' },
  {
    figure: 'HTML as it travels, bytes',
    of: (visit) => visit.pageBytes,
    budget: () => HTML + SHEETS,
    onlyOn: 'category',
  },
  {
    figure: 'HTML decoded, bytes',
    of: (visit) => visit.decodedPageBytes,
    budget: () => DECODED_HTML + DECODED_SHEETS,
    onlyOn: 'category',
  },
  { figure: 'first contentful paint, ms', of: (visit) => visit.firstPaint, budget: oneFifthMore },
  { figure: 'largest contentful paint, ms', of: (visit) => visit.largestPaint, budget: oneFifthMore },
  { figure: 'total blocking time, ms', of: (visit) => visit.blocked, budget: (staticMedian) => staticMedian + 100 },
  { figure: 'layout shift, thousandths', of: (visit) => visit.layoutShift * 1_000, budget: () => 1 },
  { figure: 'errors and warnings in the console', of: (visit) => visit.troubles.length, budget: () => 0 },
];

/** The page server's least pages a second, without a page cache. */
const leastPages: Readonly<Record<PageName, number>> = { home: 600, category: 500, product: 700 };
const mostMegabytes = 300;

/** All figures of a page beside what is asked of them. */
export const judgePage = (page: MeasuredPage): readonly Row[] => [
  ...figures.map((figure) => judgeVisits(figure, page)),
  ...judgeLoad(page),
];

const judgeVisits = (wanted: Figure, { name, visits, staticVisits }: MeasuredPage): Row => {
  const { figure, of, isBinding = false, onlyOn = name } = wanted;
  const shop = spreadOf(visits.map(of));
  const staticPage = spreadOf(staticVisits.map(of));
  const budget = onlyOn === name ? (wanted.budget?.(staticPage.median) ?? null) : null;
  const isKept = budget === null || shop.median <= budget;
  return { figure, shop, staticPage, budget, isLeast: false, isBinding, isKept };
};

const judgeLoad = ({ name, load }: MeasuredPage): readonly Row[] => {
  const row = (figure: string, value: number, budget: number | null, isLeast = false): Row => {
    const isKept = budget === null || (isLeast ? value >= budget : value <= budget);
    return { figure, shop: spreadOf([value]), staticPage: null, budget, isLeast, isBinding: false, isKept };
  };
  return [
    row('pages a second', load.pagesPerSecond, leastPages[name], true),
    ...(load.processorMilliseconds === null
      ? []
      : [row('processor time a page, µs', load.processorMilliseconds * 1_000, null)]),
    row('99 of 100 pages within, ms', load.slowest, null),
    row('pages that failed', load.failures, 0),
    ...(load.megabytes === null ? [] : [row('memory of the page server, MB', load.megabytes, mostMegabytes)]),
  ];
};

const deedBudgets: readonly (readonly [figure: string, of: (deeds: Deeds) => number, budget: number | null])[] = [
  ['from a press in a list to the product, ms', ({ nextPage }) => nextPage, 100],
  ['products in the list that is scrolled', ({ scrolledProducts }) => scrolledProducts, null],
  ['longest task while it is scrolled, ms', ({ longestTask }) => longestTask, 50],
  ['answer to "Add to cart" on a slow phone, ms', ({ addToCart }) => addToCart, 200],
];

/** What a shopper waits for on a page, beside what may be waited. */
export const judgeDeeds = (deeds: readonly Deeds[]): readonly Row[] =>
  deedBudgets.map(([figure, of, budget]) => {
    const shop = spreadOf(deeds.map(of));
    const isKept = budget === null || shop.median <= budget;
    return { figure, shop, staticPage: null, budget, isLeast: false, isBinding: false, isKept };
  });

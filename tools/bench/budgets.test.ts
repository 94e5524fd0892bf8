import { expect, test } from 'vitest';
import { weightLimits } from '../page-weight/limits.ts';
import { judgePage, type MeasuredPage, type Row } from './budgets.ts';
import { visit } from './visit-for-tests.ts';

const page: MeasuredPage = {
  name: 'category',
  visits: [visit],
  staticVisits: [{ ...visit, linkedScriptBytes: 0, scriptBytes: 0, scriptFiles: 0, blocked: 0 }],
  load: { pagesPerSecond: 600, slowest: 30, failures: 0, processorMilliseconds: 1.6, megabytes: 200 },
};
const broken = (measured: MeasuredPage): readonly Row[] => judgePage(measured).filter(({ isKept }) => !isKept);
const names = (rows: readonly Row[]): readonly string[] => rows.map(({ figure }) => figure);

test('a good page keeps every budget', () => {
  expect(broken(page)).toEqual([]);
});

test('too much JavaScript breaks a binding budget', () => {
  const { linkedScripts, allScripts } = weightLimits;
  const just = { ...visit, linkedScriptBytes: linkedScripts, scriptBytes: allScripts };
  expect(broken({ ...page, visits: [just] })).toEqual([]);
  const heavy = { ...visit, linkedScriptBytes: linkedScripts + 1, scriptBytes: allScripts + 1 };
  const rows = broken({ ...page, visits: [heavy] });
  expect(rows.map(({ isBinding }) => isBinding)).toEqual([true, true]);
});

test('times are judged beside the static page of the same session', () => {
  const slow = { ...visit, firstPaint: 1_201, largestPaint: 1_800, blocked: 101 };
  expect(names(broken({ ...page, visits: [slow] }))).toEqual(['first contentful paint, ms', 'total blocking time, ms']);
});

test('the median counts, not one slow visit', () => {
  expect(broken({ ...page, visits: [visit, visit, { ...visit, firstPaint: 9_000 }] })).toEqual([]);
});

test('a server that is slow, fails or grows breaks its budgets', () => {
  const load = { pagesPerSecond: 499, slowest: 30, failures: 1, processorMilliseconds: 1.6, megabytes: 301 };
  expect(names(broken({ ...page, load }))).toEqual([
    'pages a second',
    'pages that failed',
    'memory of the page server, MB',
  ]);
});

test('requests are asked of the category page alone', () => {
  const many = [{ ...visit, requests: 40 }];
  expect(names(broken({ ...page, visits: many }))).toEqual(['requests']);
  expect(broken({ ...page, name: 'product', visits: many, load: { ...page.load, pagesPerSecond: 800 } })).toEqual([]);
});

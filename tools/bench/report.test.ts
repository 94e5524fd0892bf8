import { expect, test } from 'vitest';
import type { MeasuredPage } from './budgets.ts';
import { brokenLines, reportText } from './report.ts';
import { visit } from './visit-for-tests.ts';

const page: MeasuredPage = {
  name: 'category',
  visits: [{ ...visit, firstPaint: 900 }, visit, { ...visit, firstPaint: 1_300, linkedScriptBytes: 140_000 }],
  staticVisits: [{ ...visit, firstPaint: 800 }],
  load: { pagesPerSecond: 612.4, slowest: 30, failures: 0, processorMilliseconds: null, megabytes: null },
};
const deeds = [{ nextPage: 60, longestTask: 0, scrolledProducts: 240, addToCart: 96 }];
const session = { deeds, command: 'npm run bench', day: '2026-11-20', machine: 'one core', runs: 3, loadSeconds: 10 };

test('a figure stands with its range, its limit and its budget', () => {
  const lines = reportText({ ...session, pages: [page] }).split('\n');
  expect(lines).toContain('| first contentful paint, ms | 1,000 (900–1,300) | 800 | ≤ 960 | **not kept** |');
  expect(lines).toContain('| pages a second | 612 | | ≥ 500 | kept |');
  expect(lines.filter((line) => line.startsWith('`npm run bench` wrote this on 2026-11-20: one core'))).toHaveLength(1);
});

test('a figure that the system does not tell is left out', () => {
  expect(reportText({ ...session, pages: [page] })).not.toContain('memory of the page server, MB');
});

test('broken budgets are told apart by whether they bind', () => {
  const heavy = { ...page, visits: [{ ...visit, linkedScriptBytes: 140_000 }] };
  expect(brokenLines({ pages: [heavy], deeds }, true)).toEqual([
    'category: JavaScript linked or preloaded, bytes: 140,000, asked ≤ 135,000',
  ]);
  expect(brokenLines({ pages: [page], deeds }, false)).toEqual([
    'category: first contentful paint, ms: 1,000 (900–1,300), asked ≤ 960',
  ]);
});

test('what a shopper waits for is judged by its median', () => {
  const slow = { nextPage: 101, longestTask: 51, scrolledProducts: 240, addToCart: 201 };
  expect(brokenLines({ pages: [], deeds: [...deeds, slow, slow] }, false)).toEqual([
    'shopper: from a press in a list to the product, ms: 101 (60–101), asked ≤ 100',
    'shopper: longest task while it is scrolled, ms: 51 (0–51), asked ≤ 50',
    'shopper: answer to "Add to cart" on a slow phone, ms: 201 (96–201), asked ≤ 200',
  ]);
  expect(brokenLines({ pages: [], deeds: [...deeds, ...deeds, slow] }, false)).toEqual([]);
});

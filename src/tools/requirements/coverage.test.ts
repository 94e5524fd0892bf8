import { expect, test } from 'vitest';
import { coverageLines, coverRequirements, type Evidence, provedShare, strangers } from './coverage.ts';

const catalogue = [
  { id: 'CART-01', text: 'First.' },
  { id: 'CART-02', text: 'Second.' },
  { id: 'UI-01', text: 'Third.' },
];
const scenario = (tag: string, isPassed: boolean) => ({ name: 'An example', tags: [tag], isPassed });
const cover = (evidence: Partial<Evidence>) =>
  coverRequirements(catalogue, { written: new Set(), scenarios: [], units: [], ...evidence });
const standings = (evidence: Partial<Evidence>) =>
  cover(evidence).flatMap(({ requirements }) => requirements.map(({ standing }) => standing));

test('a passing scenario or unit test proves what it names', () => {
  const units = [{ title: 'UI-01 the third', outcome: 'passed' as const }];
  expect(standings({ scenarios: [scenario('@CART-01', true)], units })).toEqual(['proved', 'missing', 'proved']);
});

test('one failure outweighs every pass', () => {
  const scenarios = [scenario('@CART-01', true), scenario('@CART-01', false)];
  expect(standings({ scenarios })).toEqual(['failing', 'missing', 'missing']);
});

test('a tag without a run is written, a skipped test is nothing', () => {
  const units = [{ title: 'UI-01 the third', outcome: 'skipped' as const }];
  expect(standings({ written: new Set(['CART-02']), units })).toEqual(['missing', 'written', 'missing']);
});

test('the lines count by area and in all', () => {
  const coverage = cover({ scenarios: [scenario('@CART-01', true)], written: new Set(['CART-02']) });
  expect(coverageLines(coverage, true)).toEqual([
    'CART      1 / 2    proved, 1 written',
    '       written CART-02 Second.',
    'UI        0 / 1    proved',
    '       missing UI-01 Third.',
    'all       1 / 3    proved, 1 written (33.3 %)',
  ]);
  expect(provedShare(coverage)).toBeCloseTo(33.33, 1);
});

test('an id that nobody promised is found, a word that looks like one is not', () => {
  const units = [{ title: 'CART-77 and UTF-16', outcome: 'passed' as const }];
  const scenarios = [scenario('@UI-01', true), scenario('@UI-99', false)];
  expect(strangers(catalogue, { written: new Set(), scenarios, units })).toEqual(['UI-99', 'CART-77']);
});

import { expect, test } from 'vitest';
import { coverageLines, coverRequirements, type Evidence, provedShare, strangers } from './coverage.ts';

const requirements = [
  { id: 'CART-01', text: 'First.' },
  { id: 'CART-02', text: 'Second.' },
  { id: 'UI-01', text: 'Third.' },
];
const scenario = (tag: string, isPassed: boolean) => ({ name: 'An example', tags: [tag], isPassed });
const cover = (evidence: Partial<Evidence>) =>
  coverRequirements(requirements, { noticed: new Set(), scenarios: [], units: [], ...evidence });
const standings = (evidence: Partial<Evidence>) =>
  cover(evidence).flatMap(({ requirements }) => requirements.map(({ standing }) => standing));

test('a passing scenario or unit test names; it proves only what was noticed to be broken', () => {
  const units = [{ title: 'UI-01 the third', outcome: 'passed' as const }];
  const noticed = new Set(['UI-01', 'CART-02']);
  expect(standings({ scenarios: [scenario('@CART-01', true)], units, noticed })).toEqual(['named', 'open', 'proved']);
});

test('one failure outweighs every pass', () => {
  const scenarios = [scenario('@CART-01', true), scenario('@CART-01', false)];
  expect(standings({ scenarios })).toEqual(['failing', 'open', 'open']);
});

test('a skipped test is nothing, whatever was noticed before', () => {
  const units = [{ title: 'UI-01 the third', outcome: 'skipped' as const }];
  expect(standings({ noticed: new Set(['UI-01']), units })).toEqual(['open', 'open', 'open']);
});

test('the lines count by area and in all', () => {
  const scenarios = [scenario('@CART-01', true), scenario('@CART-02', true)];
  const coverage = cover({ scenarios, noticed: new Set(['CART-01']) });
  expect(coverageLines(coverage, true)).toEqual([
    'CART      1 / 2    proved, 1 named',
    '       named   CART-02 Second.',
    'UI        0 / 1    proved, 1 open',
    '       open    UI-01 Third.',
    'all       1 / 3    proved, 1 named, 1 open (33.3 %)',
  ]);
  expect(provedShare(coverage)).toBeCloseTo(33.33, 1);
});

test('an id that nobody promised is found, a word that looks like one is not', () => {
  const units = [{ title: 'CART-77 and UTF-16', outcome: 'passed' as const }];
  const scenarios = [scenario('@UI-01', true), scenario('@UI-99', false)];
  expect(strangers(requirements, { noticed: new Set(), scenarios, units })).toEqual(['UI-99', 'CART-77']);
});

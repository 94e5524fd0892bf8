import { expect, test } from 'vitest';
import { parseScenarioReport } from './scenario-report.ts';

const tags = [{ name: '@cart' }, { name: '@CART-07' }];
const place = { uri: 'features/cart/twice.feature', location: { line: 7 } };
const scenario = [
  { source: { uri: place.uri, data: 'Feature: Twice' } },
  { pickle: { id: 'p', ...place, name: 'Twice', tags } },
  { testCase: { id: 'c', pickleId: 'p' } },
  { testCaseStarted: { id: 'a1', testCaseId: 'c' } },
];
const step = (status: string, attempt = 'a1') => ({
  testStepFinished: { testCaseStartedId: attempt, testStepResult: { status } },
});
const finished = (attempt = 'a1', willBeRetried = false) => ({
  testCaseFinished: { testCaseStartedId: attempt, willBeRetried },
});
const closed = { testRunFinished: { success: true } };
const report = (...messages: readonly object[]) =>
  parseScenarioReport([...scenario, ...messages].map((message) => `${JSON.stringify(message)}\n`).join(''));

test('a scenario whose steps all passed is passed, with its tags and its place', () => {
  expect(report(step('PASSED'), step('PASSED'), finished(), closed)).toEqual({
    scenarios: [{ name: 'Twice', tags: ['@cart', '@CART-07'], place: `${place.uri}:7`, isPassed: true }],
    sources: new Map([[place.uri, 'Feature: Twice']]),
    isComplete: true,
  });
});

test.each(['FAILED', 'UNDEFINED', 'PENDING', 'SKIPPED', 'AMBIGUOUS'])('a scenario with a step %s is not', (status) => {
  expect(report(step('PASSED'), step(status), finished(), closed).scenarios[0]?.isPassed).toBe(false);
});

test('a scenario without steps is not passed', () => {
  expect(report(finished(), closed).scenarios[0]?.isPassed).toBe(false);
});

test('of a scenario that is tried again only the last try counts', () => {
  const again = { testCaseStarted: { id: 'a2', testCaseId: 'c' } };
  const { scenarios } = report(
    step('FAILED'),
    finished('a1', true),
    again,
    step('PASSED', 'a2'),
    finished('a2'),
    closed,
  );
  expect(scenarios.map(({ isPassed }) => isPassed)).toEqual([true]);
});

test('a report that was cut short is not complete', () => {
  expect(report(step('PASSED'), finished()).isComplete).toBe(false);
});

test('a run whose closing failed is not complete', () => {
  const hook = { testRunHookFinished: { result: { status: 'FAILED' } } };
  expect(report(step('PASSED'), finished(), hook, closed).isComplete).toBe(false);
});

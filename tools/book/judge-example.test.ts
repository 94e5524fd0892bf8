import { expect, test } from 'vitest';
import { feature, result, runOf } from './book-for-tests.ts';
import { type AssemblyRun, verdictOf } from './judge-example.ts';
import type { BookExample } from './parse-feature.ts';

const [one, outline] = feature.rules.flatMap(({ examples }) => examples) as [BookExample, BookExample];

test.each<[string, BookExample, AssemblyRun, string]>([
  ['an example that passed', one, runOf([result(11, true)]), 'passed'],
  ['an example that failed', one, runOf([result(11, false)]), 'failed'],
  ['an example that was left out', one, runOf([result(19, true)]), 'not run'],
  ['an outline of which all rows passed', outline, runOf([result(19, true), result(20, true)]), 'passed'],
  ['an outline of which one row failed', outline, runOf([result(19, true), result(20, false)]), 'failed'],
  ['an outline of which a row was not run', outline, runOf([result(19, true)]), 'not run'],
  ['a feature that was written anew since', one, runOf([result(11, true)], 'Feature: Old'), 'changed'],
  ['a run that left no report', one, { assembly: 'screen', report: null }, 'no results'],
])('%s', (_, example, run, verdict) => {
  expect(verdictOf(feature, example, run)).toBe(verdict);
});

test('a feature that the run did not know was not run', () => {
  expect(verdictOf({ ...feature, path: 'cart/new.feature' }, one, runOf([result(11, true)]))).toBe('not run');
});

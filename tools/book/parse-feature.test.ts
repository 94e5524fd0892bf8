import { expect, test } from 'vitest';
import { feature } from './book-for-tests.ts';
import { parseFeature } from './parse-feature.ts';

test('a rule bears its ids, an outline the lines of its rows', () => {
  const [rule] = feature.rules;
  expect(rule?.ids).toEqual(['CART-01']);
  expect(rule?.examples.map(({ runs }) => runs)).toEqual([[11], [19, 20]]);
  expect(feature.background.map(({ text }) => text)).toEqual(['the shop sells a "Silk Tee"']);
});

test('a feature without tags and rules is read; its examples bear no ids', () => {
  const { rules } = parseFeature('a/b.feature', 'Feature: A\n  Example: B\n    Given c\n');
  expect(rules).toMatchObject([{ name: '', ids: [], examples: [{ name: 'B', ids: [], runs: [2] }] }]);
});

test.each([
  ['nothing', ''],
  ['other words', 'Once upon a time'],
])('%s is no feature, and the file is named', (_, text) => {
  expect(() => parseFeature('a/b.feature', text)).toThrow(/^features\/a\/b[.]feature is no feature/);
});

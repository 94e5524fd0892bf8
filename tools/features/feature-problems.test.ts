import { expect, test } from 'vitest';
import { featureProblems } from './feature-problems.ts';

const known = new Set(['CART-07', 'CART-08']);
const good = `@cart
Feature: Adding to the cart
  Words about it.

  Background:
    Given the shop sells a "Silk Tee"

  @CART-07 @CART-08
  Rule: A variant joins its line

    @journey
    Example: The same variant twice
      Given the "Silk Tee" is called a "cart item" by its merchant
      When Asha adds the "Silk Tee" to the cart
      Then her cart shows 2 pieces
`;
const asOutline = (tag: string) =>
  `${good.replace('Example:', 'Scenario Outline:')}\n      ${tag}\n      Examples:\n        | a |\n        | b |\n`;
const problems = (text: string, path = 'cart/add.feature') => featureProblems({ path, text }, known);
const steps = (count: number) => '      And more\n'.repeat(count);

test('a well-shaped feature has no problems, and quoted text is free', () => {
  expect(problems(good)).toEqual([]);
});

test('an example may say which fault it is about, a feature may not', () => {
  expect(problems(good.replace('@journey', '@journey @row-9'))).toEqual([]);
  expect(problems(good.replace('@cart\n', '@cart @row-9\n')).join()).toContain('the tag @row-9 means nothing here');
});

test.each([
  ['no tag of its folder', good.replace('@cart\n', ''), 'tag @cart is missing'],
  ['a rule without an id', good.replace('  @CART-07 @CART-08\n', ''), 'a Rule carries the id'],
  ['an unknown id', good.replace('@CART-08', '@CART-99'), 'no requirement is called CART-99'],
  ['work in progress', good.replace('@journey', '@wip'), '@wip is not for the main branch'],
  ['a rule with three ids', good.replace('@CART-08', '@CART-08 @CART-07'), 'a rule carries 3 ids, at most 2'],
  ['a mistyped tag', good.replace('@journey', '@jorney'), 'the tag @jorney means nothing'],
  ['an example outside any rule', good.replace(/ {2}@CART-07.*\n {2}Rule.*\n/, ''), 'an example belongs to a Rule'],
  ['ten steps', good + steps(7), '10 steps, at most 9'],
  ['a long background', good.replace('"Silk Tee"\n', `"Silk Tee"\n${steps(3)}`), '4 steps, at most 3'],
  ['an example without steps', `${good}\n    Example: Nothing\n`, 'without steps'],
  ["a word that is not the shop's", good.replace('2 pieces', '2 cart items'), '"cart item" is called "cart line"'],
  ['work in progress at a table', asOutline('@wip'), '@wip is not for the main branch'],
  ['no feature', '', 'exactly one Feature'],
])('%s is a problem', (_, text, sentence) => {
  const found = problems(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

test('what the specification does not speak of has rules without ids', () => {
  const beyond = good.replace('@cart', '@delivery').replace('  @CART-07 @CART-08\n', '');
  expect(problems(beyond, 'delivery/by-day.feature')).toEqual([]);
});

test('a table may have tags of its own', () => {
  expect(problems(asOutline('@page'))).toEqual([]);
});

test('what is no feature is told with file and line, each fault by itself', () => {
  const found = problems(good.replace('When Asha', 'Whenn Asha').concat('\nFeature: Another\n'));
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^features\/cart\/add\.feature:14: .*got 'Whenn Asha adds/);
  expect(found[1]).toMatch(/^features\/cart\/add\.feature:17: .*got 'Feature: Another'/);
});

test('a problem names the file and the line', () => {
  const [found] = problems(good.replace('@CART-08', '@CART-99'));
  expect(found).toMatch(/^features\/cart\/add\.feature:9: /);
});

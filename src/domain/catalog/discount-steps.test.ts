import { expect, test } from 'vitest';
import { discountStepOf, smallestStep } from './discount-step.ts';
import { discountSteps } from './discount-steps.ts';
import { conditionsOf } from './filter-conditions.ts';

const singles = (...percents: readonly (readonly [percent: number, count: number])[]) =>
  percents.map(([percent, count]) => ({ id: String(percent), label: `${percent}%`, count }));

const read = (values: ReturnType<typeof discountSteps>) => values.map(({ id, count }) => `${id} ${count}`).join(', ');

test.each([
  ['nothing is reduced', [], ''],
  ['one percentage', [[50, 3]], '50-* 3'],
  [
    'a step counts all above it',
    [
      [20, 11],
      [15, 7],
      [12, 2],
      [30, 4],
      [35, 1],
      [40, 1],
    ],
    '10-* 26, 20-* 17, 30-* 6, 40-* 1',
  ],
  [
    'little has a step of its own',
    [
      [7, 2],
      [25, 1],
    ],
    '5-* 3, 20-* 1',
  ],
  [
    'of many the smallest, the largest and two between',
    [
      [5, 1],
      [10, 1],
      [20, 1],
      [30, 1],
      [40, 1],
      [50, 1],
      [60, 1],
      [70, 1],
    ],
    '5-* 8, 20-* 6, 50-* 3, 70-* 1',
  ],
  [
    'a step whose products are not among the choice stays',
    [
      [20, 0],
      [45, 2],
    ],
    '20-* 2, 40-* 2',
  ],
] as const)('discounts come in a few steps: %s', (_, percents, steps) => {
  expect(read(discountSteps(singles(...percents)))).toBe(steps);
});

test.each([
  ['20-*', 20],
  ['5-*', 5],
  ['20', null],
  ['*-20', null],
  ['20-30', null],
  ['100-*', null],
])('the step %s begins at %s', (id, from) => {
  expect(discountStepOf(id)).toBe(from);
});

test.each([
  [['20-*'], 20],
  [['40-*', '20-*'], 20],
  [['15', '40-*'], 15],
  [['15', '20'], null],
  [['any', '40-*'], 40],
  [[], null],
])('of %j the smallest step holds: %s', (ids, from) => {
  expect(smallestStep(ids)).toBe(from);
});

test('a step is a lower bound, single percentages of an older link are alternatives', () => {
  expect(conditionsOf({ discount: ['40-*', '20-*'] })).toEqual([
    { field: 'discount', kind: 'between', from: 20, below: null },
  ]);
  expect(conditionsOf({ discount: ['15', '20'] })).toEqual([
    { field: 'discount', kind: 'any-of', values: ['15', '20'] },
  ]);
});

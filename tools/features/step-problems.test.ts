import { expect, test } from 'vitest';
import { stepProblems } from './step-problems.ts';

const good = `Given('the shop is open', function (this: ShopWorld) {
  this.open();
});

Then(
  'the total is {string}',
  async function (this: ShopWorld, total: string) {
    assert.equal(await this.total(), total);
  },
);
`;
const problems = (text: string) => stepProblems({ path: 'features/steps/a.steps.ts', text });

test('steps that act and look at their words are fine', () => {
  expect(problems(good)).toEqual([]);
});

test.each([
  ['an empty step', good.replace('\n  this.open();\n', ''), 'features/steps/a.steps.ts:1: a step does something'],
  [
    'a longer step that is empty',
    good.replace(/\{\n {4}assert.*\n {2}\},/, '{},'),
    'features/steps/a.steps.ts:5: a step does something',
  ],
  [
    'words nobody looks at',
    good.replace(', total: string', ', _total: string'),
    'features/steps/a.steps.ts:5: a step looks at all of its words',
  ],
])('%s is a problem', (_, text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPOKEN, spokenFileOf } from './spoken.ts';
import { lostNames, readKeptNames } from './spoken-names.ts';

const kept = readKeptNames(readFileSync(`${SPOKEN}/README.md`, 'utf8'));

test('the table is read', () => {
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.every(({ names }) => names.length > 0)).toBe(true);
});

test.each(kept)('$state speaks the names that are kept within "$within"', (names) => {
  const file = spokenFileOf(names.state);
  expect(existsSync(file)).toBe(true);
  expect(lostNames(readFileSync(file, 'utf8'), names)).toEqual([]);
});

describe('a name is lost', () => {
  const spoken = '- main:\n  - button "Add to cart"\n  - radio "S" [checked]\n- button "Close"\n';
  const state = 'product/ready';
  test.each([
    ['that nobody speaks', '', 'button "Buy"'],
    ['that another role has', '', 'link "Add to cart"'],
    ['that goes on', '', 'button "Add"'],
    ['outside of its part', 'main', 'button "Close"'],
    ['in a part that is not there', 'dialog "Cart"', 'button "Close"'],
  ])('%s', (_why, within, name) => {
    expect(lostNames(spoken, { state, within, names: [name] })).toEqual([name]);
  });

  test('when two have it', () => {
    const twice = spoken.replace('radio "S" [checked]', 'button "Add to cart"');
    expect(lostNames(twice, { state, within: 'main', names: ['button "Add to cart"'] })).toHaveLength(1);
  });

  test('not while it is there, whatever fills its gaps', () => {
    expect(lostNames(spoken, { state, within: 'main', names: ['radio "S"', 'button "Add to {place}"'] })).toEqual([]);
  });
});

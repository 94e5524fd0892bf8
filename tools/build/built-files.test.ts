import { expect, test } from 'vitest';
import { type Builds, filesKept, isToBring, withBuild } from './built-files.ts';

const builds = [['static/js/d.4.js'], ['static/js/c.3.js'], ['static/js/b.2.js'], ['static/js/a.1.js']];

test('the files of the last three builds stay, with their compressed forms', () => {
  const kept = filesKept(builds.toReversed().reduce<Builds>(withBuild, []));
  expect(['a.1', 'b.2', 'c.3', 'd.4'].map((name) => kept(`static/js/${name}.js`))).toEqual([false, true, true, true]);
  expect(kept('static/js/b.2.js.br')).toBe(true);
  expect(kept('static/js/a.1.js.gz')).toBe(false);
});

test('a build that is made again takes no place', () => {
  expect(withBuild([['a', 'b'], ['c']], ['b', 'a'])).toEqual([['a', 'b'], ['c']]);
  expect(withBuild([['a', 'b'], ['c']], ['a'])).toEqual([['a'], ['a', 'b'], ['c']]);
  expect(withBuild([], ['a'])).toEqual([['a']]);
});

test.each([
  ['static/js/main.1a.js', true],
  ['static/js/async/cart.1a.js', true],
  ['static/css/async/cart.1a.css', true],
  ['static/font/cormorant.1a.woff2', true],
  ['static/js/async/words-de.1a.js', false],
  ['static/js/async/words-de-later.1a.js', false],
  ['static/js/main.1a.js.map', false],
  ['static/js/vendor.1a.js.LICENSE.txt', false],
  ['service-worker.js', false],
])('whether %s is brought to the device beforehand: %s', (name, isBrought) => {
  expect(isToBring({ name })).toBe(isBrought);
});

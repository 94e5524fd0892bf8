import { expect, test } from 'vitest';
import { type Builds, filesKept, filesToBring, withBuild } from './built-files.ts';

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

test('the device gets every file once, without the words of languages that nobody chose', () => {
  const chunks = {
    main: ['/v.js', '/m.js'],
    cart: ['/v.js', '/c.css'],
    'words-de': ['/de.js'],
    'words-de-later': ['/dl.js'],
  };
  expect(filesToBring({ chunks, fonts: ['/f.woff2'] })).toEqual(['/v.js', '/m.js', '/c.css', '/f.woff2']);
});

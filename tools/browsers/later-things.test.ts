import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { laterThings, type Thing } from './later-things.ts';
import { listedBrowsers } from './listed-browsers.ts';
import { takeAway } from './take-away.ts';

const ROOT = `${import.meta.dirname}/../..`;
const names = (things: readonly Thing[]) =>
  things.map(({ global, member }) => (member ? `${global}.${member}` : global));

test('the list names its oldest browsers', () => {
  expect(listedBrowsers(ROOT)).toEqual(
    expect.arrayContaining([
      { name: 'chrome', oldest: '109' },
      { name: 'safari', oldest: '15.6' },
      { name: 'safari_ios', oldest: '15.6' },
      { name: 'firefox', oldest: '115' },
    ]),
  );
});

test('what one of them lacks is later than the list, what all have is not', () => {
  const later = names(laterThings(listedBrowsers(ROOT)));
  expect(later).toEqual(
    expect.arrayContaining([
      'Promise.withResolvers',
      'Array.toSorted',
      'URL.canParse', // none has it
      'AbortSignal.timeout', // all but Safari
      'Intl.Segmenter', // all but Firefox
      'Window.requestIdleCallback',
      'Window.navigation',
      'Navigation',
    ]),
  );
  for (const old of [
    'Array.at',
    'Array.findLast',
    'Window.fetch',
    'Window.structuredClone',
    'HTMLElement.inert',
    'Promise.any',
  ])
    expect(later).not.toContain(old);
});

test('a browser has, and lacks, by the order of its versions', () => {
  const things = (oldest: string) => names(laterThings([{ name: 'chrome', oldest }]));
  expect(things('118')).toContain('Promise.withResolvers');
  expect(things('119')).not.toContain('Promise.withResolvers');
});

test('what is taken away is gone, from a global, from what it makes, and as a whole', () => {
  const world = createContext({ takeAway });
  runInContext(`this.take = ${takeAway.toString()}`, world);
  const things: readonly Thing[] = [
    { global: 'Promise', member: 'any' },
    { global: 'Array', member: 'at' },
    { global: 'WeakRef', member: null },
    { global: 'Nothing', member: 'atAll' },
  ];
  runInContext(`take(${JSON.stringify(things)})`, world);
  const left = runInContext('[typeof Promise.any, typeof [].at, typeof WeakRef, typeof [].map]', world);
  expect([...left]).toEqual(['undefined', 'undefined', 'undefined', 'function']);
});

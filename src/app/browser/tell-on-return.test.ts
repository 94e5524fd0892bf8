import { expect, test } from 'vitest';
import { tellOnReturn } from './tell-on-return.ts';

/** A tab that hears of its network, and is shown for the first time or again. */
function tabWith(onLine: boolean) {
  const heard: string[] = [];
  const tab = Object.assign(new EventTarget(), { navigator: { onLine } });
  for (const word of ['online', 'offline']) tab.addEventListener(word, () => heard.push(word));
  tellOnReturn(tab as unknown as Parameters<typeof tellOnReturn>[0]);
  const shown = (persisted: boolean) => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { heard, shown };
}

test.each([
  ['online', true],
  ['offline', false],
] as const)('row 35: a page that is shown again is told that it is %s', (word, onLine) => {
  const { heard, shown } = tabWith(onLine);
  shown(true);
  expect(heard).toEqual([word]);
});

test('a page that is shown for the first time knows', () => {
  const { heard, shown } = tabWith(true);
  shown(false);
  expect(heard).toEqual([]);
});

import { createPath } from 'react-router';
import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { shown, startAt, turn } from './tab-for-tests.ts';

test('where the shopper was is remembered while the page still stands', async () => {
  const tab = startAt(async () => shown);
  tab.navigation.push('/c/tees');
  await turn();
  tab.goesBackTo('/');
  tab.navigation.push('/c/tees?size=M', null, { preventScrollReset: true });
  expect(tab.left).toEqual(['/', '/c/tees', '/c/tees to /c/tees?size=M']);
});

test('the page at hand is opened again without an entry of its own and without being left', async () => {
  const opened: string[] = [];
  const tab = startAt(async (location) => {
    opened.push(createPath(location));
    return shown;
  });
  tab.navigation.reopen();
  await turn();
  expect(opened).toEqual(['/']);
  expect([tab.entries, tab.left]).toEqual([['push /'], []]);
});

test('UI-19 what was told of a page ends when another one is asked for, not when its list is narrowed', async () => {
  const moved: Outcome = { kind: 'moved', status: 302, to: '/' };
  const tab = startAt(async ({ pathname }) => (pathname === '/x' ? moved : shown));
  for (const next of ['/?sort=price:asc', '/#more', '/x', '/c/tees', '/c/tees?page=2']) {
    tab.navigation.push(next);
    await turn();
  }
  tab.goesBackTo('/');
  await turn();
  tab.navigation.reopen();
  await turn();
  expect(tab.ended).toEqual(['/#more', '/', '/c/tees?page=2']); // once for what leads on, so that its own word stays
});

test('ROUTE-42 a page hears which address is left for it; none is left where it is the same, or had failed', async () => {
  const heard: (string | null)[] = [];
  const tab = startAt(async ({ pathname }, _signal, before) => {
    heard.push(before);
    return pathname === '/c/late' ? { ...shown, status: 503 } : shown;
  });
  for (const address of ['/c/tees?page=2', '/c/tees?page=3', '/c/late', '/my-account']) {
    tab.navigation.push(address);
    await turn();
  }
  tab.navigation.replace('/my-account');
  await turn();
  expect(heard).toEqual(['/', null, '/c/tees?page=3', null, null]);
});

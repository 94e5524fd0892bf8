import { expect, test } from 'vitest';
import { asha as known, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { endedSession, guestSession } from '#domain/session/session.ts';
import {
  asha,
  CANARY,
  codesOf,
  leaveTraces,
  openDeviceOfTwo,
  profileTask,
  quiet,
  ravi,
  traces,
} from './leaving-for-tests.ts';

test('SESS-48 SESS-50 a session that the shop ended leaves nothing, and the form to sign in opens', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await Promise.all([tab.loseSession('refused'), tab.loseSession('refused')]);
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
  expect([tab.panels.get().open, tab.signInForm.get()]).toEqual(['sign-in', 'login']);
  expect(codesOf(tab)).toEqual(['session-lost']);
});

test('SESS-49 what waited to be sent of a session that the shop ended is not sent any more, and is told', async () => {
  const { openTab, tasks, connectivity } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  connectivity.go('offline');
  const names = { firstName: 'Not yet sent', lastName: '' };
  expect(await tab.sendTask(profileTask(names))).toEqual({ kind: 'waiting' });
  await tab.showWaitingChange();
  expect([tasks.size, tab.profileChange.get()]).toMatchObject([1, { kind: 'waiting', names }]);
  await tab.loseSession('refused');
  expect([tasks.size, tab.profileChange.get()]).toEqual([0, { kind: 'none' }]);
  expect(codesOf(tab)).toEqual(['tasks-dropped', 'session-lost']);
});

test('SESS-49 a page that was closed before it told what is not sent any more leaves that to the next one', async () => {
  const { openTab, kept, connectivity } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  connectivity.go('offline');
  await tab.sendTask(profileTask({ firstName: CANARY, lastName: '' }));
  await tab.clearWaiting(tab.visitor.get());
  tab.session.update(() => guestSession);
  await quiet();
  const [next, after] = [await openTab(), await openTab()];
  await quiet();
  expect([next, after].map(codesOf)).toEqual([['tasks-dropped'], []]);
  expect([...kept.values()].join()).not.toContain(CANARY);
});

test.each(['the renewal is refused', 'it was renewed too often'])(
  'SESS-51 when %s the customer is told',
  async (why) => {
    const { openTab, api } = await openDeviceOfTwo();
    const tab = await openTab();
    await tab.signIn(asha);
    await quiet();
    if (why === 'the renewal is refused') api.accounts.endSessions();
    else {
      tab.session.update((now) => ({ ...now, renewals: 20 }));
      api.accounts.endAccess();
    }
    expect(await tab.userGateway.me()).toMatchObject({ kind: 'refused', code: 401 });
    expect(tab.notices.get().shown).toMatchObject([{ code: 'session-lost', hasNoTimeout: true }]); // until OK is pressed
  },
);

test('who signs in where the session of somebody else has just ended finds nothing of them', async () => {
  const { openTab } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  tab.session.update(() => endedSession);
  await tab.signIn(ravi);
  await quiet();
  expect(traces(tab)).not.toContain(CANARY);
});

test('a session that ended is no reason to end the next one', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  tab.session.update(() => endedSession);
  await quiet();
  kept.set('session', JSON.stringify(signedIn(pair(9), known, 0))); // in another tab, which this one has not heard
  await tab.loseSession('refused');
  expect(tab.session.get()).toMatchObject({ kind: 'signed-in', tokens: pair(9) });
  expect(tab.panels.get().open).toBe(null);
});

test('SESS-53 where sessions are not renewed, nothing is said of a fault', async () => {
  const { openTab } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await tab.loseSession('not-renewed');
  expect([tab.panels.get().open, tab.notices.get().shown]).toEqual(['sign-in', []]);
});

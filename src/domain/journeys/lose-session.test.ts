import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { noPanels, type Panels } from '#domain/interface/panels.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createLoseSession } from './lose-session.ts';

/** A page of Asha's whose device is slow to write that her session is over. */
function openPage({ cleared = 0 } = {}) {
  const told: Notice[] = [];
  const written = Promise.withResolvers<void>();
  const session = createMemoryCell<Session>(signedIn(pair(1), asha));
  const visitor = createMemoryCell<CustomerId | null>(asha.id);
  const panels = createMemoryCell<Panels>(noPanels);
  const left: (CustomerId | null)[] = [];
  const loseSession = createLoseSession({
    session: {
      ...session,
      ...keepsNothing,
      settled: () => written.promise,
    },
    visitor,
    clearWaiting: async () => cleared,
    leavePerson: async (owner) => void left.push(owner),
    panels,
    signInForm: createMemoryCell<SignInForm>('register'),
    notify: (notice) => void told.push(notice),
  });
  return { visitor, panels, left, told, loseSession, written: () => written.resolve() };
}

test('SESS-48 whoever loses the session is left once, however many calls find out', async () => {
  const { left, loseSession, written } = openPage();
  const lost = [loseSession('refused'), loseSession('refused')];
  written();
  await Promise.all(lost);
  expect(left).toEqual([asha.id]);
});

test('a page that another tab has made a guest’s meanwhile is left alone, and the sheet opens all the same', async () => {
  const { visitor, panels, left, loseSession, written } = openPage();
  const lost = loseSession('refused');
  visitor.update(() => null);
  written();
  await lost;
  expect([left, panels.get().open]).toEqual([[], 'sign-in']);
});

test('SESS-49 what waited to be sent is cleared, and counted in one notice', async () => {
  const { told, loseSession, written } = openPage({ cleared: 2 });
  written();
  await loseSession('refused');
  expect(told).toEqual([{ code: 'session-lost' }, { code: 'tasks-dropped', type: 'warning', number: '2' }]);
});

import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
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
function openPage() {
  const [told, steps]: [Notice[], string[]] = [[], []];
  const written = Promise.withResolvers<void>();
  const session = createMemoryCell<Session>(signedIn(pair(1), asha, 0));
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
    clearWaiting: async () => void steps.push('cleared'),
    tellDroppedTasks: async () => void steps.push('told of that'),
    async leavePerson(owner) {
      left.push(owner);
      steps.push('left');
    },
    panels,
    signInForm: createMemoryCell<SignInForm>('register'),
    notify: (notice) => void told.push(notice),
  });
  return { visitor, panels, left, told, steps, loseSession, written: () => written.resolve() };
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

test('SESS-49 what waited to be sent is cleared, and told once nothing of the customer is left', async () => {
  const { told, steps, loseSession, written } = openPage();
  written();
  await loseSession('refused');
  expect(steps).toEqual(['cleared', 'left', 'told of that']);
  expect(told).toEqual([{ code: 'session-lost' }]);
});

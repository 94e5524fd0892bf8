import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { endedSession, type Session } from '#domain/session/session.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createSignOut } from './sign-out.ts';

/** Asha's page; what is done is written down in the order in which it ends. */
function openPage(runQueue: () => Promise<unknown>, untilTakenOver = async (): Promise<void> => undefined) {
  const steps: string[] = [];
  const clock = createMemoryClock();
  const cell = createMemoryCell<Session>(signedIn(pair(1), asha, 0));
  const device: typeof keepsNothing = { ...keepsNothing, settled: async () => void steps.push(cell.get().kind) };
  let onShown = (_kind: string): void => undefined;
  const session = {
    ...cell,
    ...device,
    update(change: (now: Session) => Session) {
      cell.update(change);
      onShown(cell.get().kind);
    },
    read: () => device.read(),
    settled: () => device.settled(),
  };
  const signOut = createSignOut({
    session,
    clock,
    runQueue: async (how) => {
      await runQueue();
      steps.push(how?.isAtOnce ? 'queue, at once' : 'queue');
      return { unanswered: 0 };
    },
    untilTakenOver,
    leavePerson: async () => void steps.push('left'),
    notify: ({ code }) => void steps.push(code),
  });
  const listen = (heard: typeof onShown): void => {
    onShown = heard;
  };
  return { signOut, steps, clock, session, device, onShown: listen };
}

test('what waits is sent before a customer is signed out', async () => {
  const { signOut, steps } = openPage(async () => undefined);
  await signOut();
  expect(steps).toEqual(['queue, at once', 'guest', 'left', 'signed-out']);
});

test('a shop that does not answer keeps nobody signed in longer than three seconds', async () => {
  const { signOut, steps, clock } = openPage(() => new Promise(() => undefined));
  const signedOut = signOut();
  await clock.advance(2_999);
  expect(steps).toEqual([]);
  await clock.advance(1);
  await signedOut;
  expect(steps).toEqual(['guest', 'left', 'signed-out']);
});

test('what a guest had here is theirs before they leave, so that it goes with them', async () => {
  const { signOut, steps } = openPage(
    async () => undefined,
    async () => void steps.push('taken over'),
  );
  await signOut();
  expect(steps.toSorted()).toEqual(['guest', 'left', 'queue, at once', 'signed-out', 'taken over']);
  expect(steps.indexOf('taken over')).toBeLessThan(steps.indexOf('guest'));
});

test('a device that does not answer keeps nobody signed in longer, either', async () => {
  const { signOut, steps, clock } = openPage(
    async () => undefined,
    () => new Promise(() => undefined),
  );
  const signedOut = signOut();
  await clock.advance(3_000);
  await signedOut;
  expect(steps).toEqual(['queue, at once', 'guest', 'left', 'signed-out']);
});

test('a session that is lost meanwhile is left once', async () => {
  const page = openPage(async () => page.session.update(() => endedSession));
  await page.signOut();
  expect(page.steps).toEqual(['queue, at once']);
});

test('row 92: who signs in again while they are still signed out stays, and nothing of them is left', async () => {
  const page = openPage(async () => page.session.update(() => signedIn(pair(2), asha, page.clock.now() + 1)));
  await page.signOut();
  expect(page.session.get()).toMatchObject({ kind: 'signed-in', tokens: pair(2) });
  expect(page.steps).toEqual(['queue, at once']);
});

test('row 92: nor is a guest shown where they have signed in again at a page of which this one has not heard', async () => {
  const page = openPage(async () => undefined);
  const shown: string[] = [];
  page.device.read = async () => page.session.update(() => signedIn(pair(2), asha, page.clock.now() + 1));
  page.onShown((kind) => shown.push(kind));
  await page.signOut();
  expect(shown).toEqual(['signed-in']);
  expect(page.steps).toEqual(['queue, at once']);
});

test('row 92: who signs in again at another page in that very moment stays, too', async () => {
  const page = openPage(async () => undefined);
  page.device.settled = async () => page.session.update(() => signedIn(pair(2), asha, page.clock.now() + 1));
  await page.signOut();
  expect(page.session.get()).toMatchObject({ kind: 'signed-in', tokens: pair(2) });
  expect(page.steps).toEqual(['queue, at once']);
});

test('row 92: what this page does to the session is not done to that of who has signed in again, whenever the device hears of it', async () => {
  const { signOut, session } = openPage(async () => undefined);
  const changes: ((now: Session) => Session)[] = [];
  const { update } = session;
  session.update = (change) => {
    changes.push(change);
    update(change);
  };
  await signOut();
  const again = signedIn(pair(2), asha, 1_000_000_000_000_000);
  expect(changes.map((change) => change(again))).toEqual([again]);
});

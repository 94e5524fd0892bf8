import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Stored } from '#domain/storage/persisted-cell.ts';
import type { CustomerId } from './customer.ts';
import { asha, pair } from './device-for-tests.ts';
import { createOwnership } from './ownership.ts';
import { signedIn } from './renewal.ts';
import { guestSession, type Session } from './session.ts';

/** A device whose session is read when a test lets it be. */
function openDevice() {
  const readings: ((session: Stored<Session>) => void)[] = [];
  let stored = Promise.resolve();
  const session = {
    get: () => guestSession,
    settled: () => stored,
    stored: () => new Promise<Stored<Session>>((resolve) => void readings.push(resolve)),
  };
  const ownership = createOwnership({ session, visitor: createMemoryCell<CustomerId | null>(null) });
  /** The session changes, which is stored when a test lets it be. */
  function change(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    stored = promise;
    return resolve;
  }
  return { ownership, readings, change };
}

const sure = (value: Session | null) => ({ value, isSure: true });

/** Everything that can go on has gone on. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

test('all who ask at once are served by one reading', async () => {
  const { ownership, readings } = openDevice();
  const asked = [ownership.kept(), ownership.kept(), ownership.kept()];
  await quiet();
  expect(readings).toHaveLength(1);
  readings[0]?.(sure(signedIn(pair(1), asha, 0)));
  expect(await Promise.all(asked)).toEqual([asha.id, asha.id, asha.id]);
});

test('who asks after a reading has begun has one of their own: somebody may have signed in since', async () => {
  const { ownership, readings } = openDevice();
  const before = ownership.kept();
  await quiet();
  const after = ownership.kept();
  await quiet();
  readings[0]?.(sure(null));
  readings[1]?.(sure(signedIn(pair(1), asha, 0)));
  expect(await Promise.all([before, after])).toEqual([null, asha.id]);
});

test('who asks after the session has changed waits until that is stored', async () => {
  const { ownership, readings, change } = openDevice();
  const before = ownership.kept();
  const isStored = change();
  const after = ownership.kept();
  await quiet();
  readings[0]?.(sure(null));
  expect([await before, readings.length]).toEqual([null, 1]);
  isStored();
  await quiet();
  readings[1]?.(sure(signedIn(pair(1), asha, 0)));
  expect(await after).toBe(asha.id);
});

test('whose things are kept is sure only where the device has said so', async () => {
  const { ownership, readings } = openDevice();
  const told = [{ value: guestSession, isSure: false }, sure(null), sure(signedIn(pair(1), asha, 0))];
  const found = [];
  for (const [at, stored] of told.entries()) {
    const asked = ownership.find();
    await quiet();
    readings[at]?.(stored);
    found.push(await asked);
  }
  expect(found).toEqual([
    { owner: null, isSure: false },
    { owner: null, isSure: true },
    { owner: asha.id, isSure: true },
  ]);
});

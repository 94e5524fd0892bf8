// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createUntilRest } from './until-rest.ts';

/** A page that loads, and a clock that goes on, when a test says so. */
function openPage(readyState: DocumentReadyState) {
  const moment = Promise.withResolvers<void>();
  const wait = vi.fn(() => moment.promise);
  const tab = new EventTarget();
  const rested = vi.fn();
  const rest = createUntilRest({ wait }, { readyState }, tab as unknown as Window)().then(rested);
  return { wait, rested, rest, load: () => tab.dispatchEvent(new Event('load')), pass: moment.resolve };
}

test('a page is at rest a moment after its pictures are there, not before', async () => {
  const { wait, rested, rest, load, pass } = openPage('interactive');
  await Promise.resolve();
  expect(wait).not.toHaveBeenCalled();

  load();
  await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce());
  expect(rested).not.toHaveBeenCalled();
  pass();
  await rest;
});

test('a page that has loaded long ago is not waited for', async () => {
  const { wait, rest, pass } = openPage('complete');
  expect(wait).toHaveBeenCalledOnce();
  pass();
  await rest;
});

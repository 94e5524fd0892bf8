import { expect, test } from 'vitest';
import { createWorker, tabWith } from './browser-tab-for-tests.ts';

test('the page is loaded anew when the build that waited serves it', async () => {
  const { workers, container, registration, said, done } = tabWith({ serves: true });
  registration.waiting = createWorker(said);
  const taken = workers.takeOver();
  await expect.poll(() => said).toEqual([{ kind: 'take-over' }]);
  expect(done).toEqual([]);
  container.dispatchEvent(new Event('controllerchange'));
  await taken;
  expect(done).toEqual(['reload']);
});

test('the page is loaded anew also where the old build does not give its place up in time', async () => {
  const { workers, registration, said, done, losesPatience } = tabWith({ serves: true });
  registration.waiting = createWorker(said);
  const taken = workers.takeOver();
  losesPatience();
  await taken;
  expect([said, done]).toEqual([[{ kind: 'take-over' }], ['reload']]);
});

test.each([
  ['does not say', () => new Promise<never>(() => undefined)],
  ['fails to say', () => Promise.reject(new DOMException('No storage.', 'InvalidStateError'))],
])('the page is loaded anew also where the browser %s which builds there are', async (_how, getRegistration) => {
  const { workers, container, done, losesPatience } = tabWith({ serves: true });
  container.getRegistration = getRegistration;
  const taken = workers.takeOver();
  losesPatience();
  await taken;
  expect(done).toEqual(['reload']);
});

test('the page is loaded anew at once where no build waits', async () => {
  const { workers, done } = tabWith();
  await workers.takeOver();
  expect(done).toEqual(['reload']);
});

test('a page that is still there long after it was to be loaded anew asks once more', async () => {
  const { workers, done, losesPatience } = tabWith();
  await workers.takeOver();
  losesPatience();
  await expect.poll(() => done).toEqual(['reload', 'reload']);
});

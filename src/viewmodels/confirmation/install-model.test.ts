import { expect, test } from 'vitest';
import type { DeviceFlag } from '#domain/device-flags/device-flag.ts';
import { InstallModel } from './install-model.ts';

function open({ isThere = true, agrees = true } = {}) {
  const set: Omit<DeviceFlag, 'createdAt'>[] = [];
  const model = new InstallModel({
    installOffer: { isThere: () => isThere, ask: async () => agrees },
    deviceFlags: {
      set: async (claim) => set.push(claim) > 0,
      read: async (code) => {
        const found = set.find((claim) => claim.code === code);
        return found ? { ...found, createdAt: '2026-11-20T10:00:00Z' } : null;
      },
      unset: async () => {},
    },
  });
  return { model, set };
}

test('the shop is offered where the browser can set it among the programs of the device', async () => {
  const { model } = open();
  expect(model.isOffered).toBe(false);
  await model.look();
  expect(model.isOffered).toBe(true);
  const { model: unable } = open({ isThere: false });
  await unable.look();
  expect(unable.isOffered).toBe(false);
});

test('whoever agrees is not asked again, since the browser makes no offer then', async () => {
  const { model, set } = open();
  await model.look();
  await model.install();
  expect([model.isOffered, set]).toEqual([false, []]);
});

test.each([
  ['declines here', ({ decline }: InstallModel) => decline()],
  ['does not agree when the browser asks', ({ install }: InstallModel) => install()],
])('whoever %s is never asked again', async (_name, refuse) => {
  const { model, set } = open({ agrees: false });
  await model.look();
  await refuse(model);
  expect([model.isOffered, set]).toMatchObject([false, [{ code: 'install-declined', value: true }]]);
  expect(set[0]?.description).not.toBe('');
  await model.look();
  expect(model.isOffered).toBe(false);
});

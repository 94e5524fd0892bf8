import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import { withForms } from './forms-for-tests.ts';
import { quiet } from './leaving-for-tests.ts';

const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

function openDevice() {
  const device = openDeviceForTests({ further: withForms, createCell: createMobxCell });
  device.api.accounts.add(asha);
  const load = async () => {
    const tab = await device.openTab();
    await tab.sizeUnit.open();
    return tab;
  };
  return { ...device, load };
}

test('the unit in which sizes are read is there at the next visit', async () => {
  const { load } = openDevice();
  const tab = await load();
  expect(tab.sizeUnit.get()).toBe('in');
  tab.sizeUnit.update(() => 'cm');
  await tab.sizeUnit.settled();
  expect((await load()).sizeUnit.get()).toBe('cm');
});

test('it is of the device, and stays when somebody signs out', async () => {
  const { load } = openDevice();
  const tab = await load();
  await tab.signIn(asha);
  tab.sizeUnit.update(() => 'cm');
  await quiet();
  await tab.signOut();
  await quiet();
  expect([tab.sizeUnit.get(), (await load()).sizeUnit.get()]).toEqual(['cm', 'cm']);
});

test('what a device kept and is no unit is none', async () => {
  const { load, kept } = openDevice();
  kept.set('sizeUnit', '"yards"');
  expect((await load()).sizeUnit.get()).toBe('in');
});

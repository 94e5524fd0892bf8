// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageChunks } from '#app/navigation/routes.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { loadPlacing } from '#composition/areas/fetched-ahead.ts';
import { browserActions } from '#composition/roots/browser-actions.ts';
import { createBrowserShop } from '#composition/roots/browser-shop.ts';
import { shell } from '#composition/roots/shell.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { actingShop, createInstall } from './install.ts';

const openShop = () => createBrowserShop(defaultConfig, {});

test.each([...Object.entries(pageChunks), ...Object.entries(panelChunks)])(
  'the part %s finds what its model needs',
  async (_name, load) => {
    const shop = openShop();
    const part = await load();
    await createInstall(shop).install(part);
    expect(() => part.draw(shop)).not.toThrow();
  },
);

test('what stands around every page finds what it needs before anything can act', () => {
  const { frame, wishlistMarks, compareMarks } = openShop();
  expect([frame, wishlistMarks.count, compareMarks.count]).toEqual([expect.anything(), 0, 0]);
});

const acting = browserActions(defaultConfig);
const waiting = Object.keys(shell).filter((name) => name in acting && 'waits' in Reflect.get(shell, name));

test('there are verbs that wait', () => expect(waiting).toContain('openHome'));

test.each(waiting)('what waits as %s is done by the code that acts', async (name) => {
  const shop = openShop();
  const before = Reflect.get(shop, name);
  await actingShop(shop);
  expect(Reflect.get(shop, name)).toBeTypeOf('function');
  expect(Reflect.get(shop, name)).not.toBe(before);
});

test('a part that comes after the code it would wait for leaves that where it is', async () => {
  const shop = openShop();
  const { install } = createInstall(shop);
  await install(await panelChunks.paying());
  const { placeWithAccount } = await shop.later(loadPlacing);
  await install(await pageChunks.checkout());
  expect(Reflect.get(shop, 'placeWithAccount')).toBe(placeWithAccount);
});

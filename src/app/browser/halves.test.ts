// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageChunks } from '#app/navigation/routes.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { FRAME } from '#composition/frame/tokens.ts';
import { COMPARE_MARKS, WISHLIST_MARKS } from '#composition/lists/tokens.ts';
import { createBrowserShop, forwarded } from '#composition/roots/browser-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { createBrowserHalves } from './browser-halves.ts';

/** The halves as a page in the browser has them, whatever half a part asks for. */
function openHalves() {
  const shop = createBrowserShop(defaultConfig, {});
  return { shop, halves: createBrowserHalves(shop) };
}

test.each([...Object.entries(pageChunks), ...Object.entries(panelChunks)])(
  'the part %s finds what its model needs in the half that makes it',
  async (_name, load) => {
    const { halves } = openHalves();
    const part = await load();
    await halves.install(part);
    expect(() => part.draw(halves.get)).not.toThrow();
  },
);

test('what stands around every page finds what it needs in the half that is there first', () => {
  const get = openHalves().halves.get('front');
  expect([get(FRAME), get(WISHLIST_MARKS).count, get(COMPARE_MARKS).count]).toEqual([expect.anything(), 0, 0]);
});

test.each(forwarded.map((name) => [String(name), name] as const))(
  'what one half hands on as %s is made by the other',
  async (_text, name) => {
    const { shop } = openHalves();
    const { visit } = await shop.back();
    expect(visit.get(name)).toBeTypeOf('function');
    expect(visit.get(name)).not.toBe(shop.visit.get(name));
  },
);

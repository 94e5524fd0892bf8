import { expect, test } from 'vitest';
import { createViewAt, type ViewDoor } from './view-at.ts';

const door = (host: string, prefix: string) => ({ host, prefix }) as ViewDoor;
const viewAt = createViewAt(door('', ''), [door('', '/uk'), door('de.shop.test', ''), door('de.shop.test', '/at')]);

test.each([
  ['shop.test', '/', '', '', '/'],
  ['shop.test', '/uk', '', '/uk', '/'],
  ['shop.test', '/uk?x=1', '', '/uk', '/?x=1'],
  ['shop.test', '/uk/cart?x=/at', '', '/uk', '/cart?x=/at'],
  ['shop.test', '/ukulele', '', '', '/ukulele'],
  ['shop.test', '/at/cart', '', '', '/at/cart'],
  ['localhost:3000', '/cart', '', '', '/cart'],
  ['de.shop.test', '/cart', 'de.shop.test', '', '/cart'],
  ['DE.shop.test', '/at/cart', 'de.shop.test', '/at', '/cart'],
  ['de.shop.test', '/uk/cart', 'de.shop.test', '', '/uk/cart'],
  ['', '/uk/cart', '', '/uk', '/cart'],
])('ROUTE-55 at the host "%s" the address %s is of one store view', (asked, address, host, prefix, target) => {
  expect(viewAt(asked, address)).toMatchObject({ view: { host, prefix }, target });
});

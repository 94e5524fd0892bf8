import { expect, test } from 'vitest';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { type Block, blockAt, blockLinks } from './account-blocks.ts';

const texts = inEnglish(accountPageMessages);

test.each<readonly [id: string, address: string, block: Block, link: string]>([
  ['ROUTE-19', '/my-account', { kind: 'profile' }, 'Profile'],
  ['ROUTE-20', '/my-account/shipping-details', { kind: 'shipping' }, 'Shipping details'],
  ['ROUTE-21', '/my-account/newsletter', { kind: 'newsletter' }, 'Newsletter'],
  ['ROUTE-22', '/my-account/orders', { kind: 'orders' }, 'Orders'],
  ['ROUTE-23', '/my-account/orders/70001', { kind: 'order', id: '70001' }, 'Orders'],
  ['ROUTE-24', '/my-account/recently-viewed', { kind: 'recent' }, 'Recently viewed'],
  ['ROUTE-25', '/my-account/credit-details', { kind: 'credit' }, 'Store credit'],
])('%s the address %s shows its block, and its link is the current one', (_id, address, block, name) => {
  expect(blockAt(address)).toEqual(block);
  expect(blockAt(`${address}/`)).toEqual(block);
  expect(blockLinks(block, texts).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ name }]);
});

test('every link leads to the block that it names', () => {
  for (const { name, address } of blockLinks({ kind: 'profile' }, texts))
    expect(blockLinks(blockAt(address), texts).find(({ isCurrent }) => isCurrent)?.name).toBe(name);
});

test('an id that cannot be decoded is looked for as it stands', () => {
  expect(blockAt('/my-account/orders/%E0%A4%A')).toEqual({ kind: 'order', id: '%E0%A4%A' });
});

test.each(['/my-account/orders/1/2', '/shop/my-account/orders', '/my-accounts', '/my-account/else', '/my-account//'])(
  'an address that names no block of the account shows the profile: %s',
  (address) => expect(blockAt(address)).toEqual({ kind: 'profile' }),
);

test('a block is known in capital letters, too', () => {
  expect(blockAt('/My-Account/Newsletter')).toEqual({ kind: 'newsletter' });
});

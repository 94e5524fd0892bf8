import { expect, test } from 'vitest';
import { formAddressOf } from './form-address.ts';

const settled = (address: string, currency: 'INR' | 'USD' = 'INR') =>
  formAddressOf(new URL(address, 'http://shop'), currency);

test('an address of a list is one already', () => {
  expect(settled('/sarees?color=49&page=2')).toBeNull();
  expect(settled('/sarees')).toBeNull();
});

test.each([
  ['/sarees?color=49&price-from=500&price-to=2000&sort=created_at:desc', '/sarees?color=49&price=500-2000'],
  ['/sarees?color=49&price-from=&price-to=', '/sarees?color=49'],
  ['/sarees?price=0-50&price-from=&price-to=', '/sarees?price=0-50'],
  ['/sarees?price=0-50&price-from=2,500&price-to=', '/sarees?price=2500-*'],
  ['/sarees?price-from=2000&price-to=500', '/sarees?price=500-2000'],
  ['/sarees?price-from=cheap&price-to=-1', '/sarees'],
  ['/search?q=silk&price-from=&price-to=900', '/search?q=silk&price=*-900'],
  ['/sarees?color=49&color=50&sort=price:asc&without=color:49', '/sarees?color=50&sort=price:asc'],
  ['/sarees?color=49&size=167&without=all', '/sarees'],
  ['/sarees?color=49&without=size:49', '/sarees?color=49'],
  ['/sarees?color=49&without=nonsense&page=3', '/sarees?color=49'],
  ['/sarees?color=navy-49&color=ivory-50&size=167&without=color:49', '/sarees?color=ivory-50&size=167'],
  ['/sarees?color=Navy%20Blue-49&price-from=500', '/sarees?color=navy-blue-49&price=500-*'],
  ['/sarees?color=%E0%A4%95%E0%A4%BE%E0%A4%B2%E0%A4%BE-49&price-from=', '/sarees?color=49'],
  ['/sarees?color=%3Cb%3E-49&color=50&price-from=', '/sarees?color=50'],
])('%s becomes %s', (sent, address) => {
  expect(settled(sent)).toBe(address);
});

test('prices are typed in the currency that the shopper reads', () => {
  expect(settled('/sarees?price-from=13&price-to=26', 'USD')).toBe('/sarees?price=1000-2000');
});

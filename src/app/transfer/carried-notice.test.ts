import { expect, test, vi } from 'vitest';
import { takeCarriedNotice } from './carried-notice.ts';

function arriveAt(address: string, standsAt?: string) {
  const replaceState = vi.fn<History['replaceState']>();
  const place = { location: { href: `https://zari.test${address}` }, history: { state: null, replaceState } };
  const notify = vi.fn();
  takeCarriedNotice(place as never, standsAt)(notify);
  return { address: replaceState.mock.calls[0]?.[2] ?? null, told: notify.mock.calls.flat() };
}

test('ROUTE-47 what a redirect brought along is told, and leaves the address', () => {
  expect(arriveAt('/?notice=page-gone')).toEqual({ address: '/', told: [{ code: 'page-gone' }] });
  expect(arriveAt('/cart')).toEqual({ address: null, told: [] });
});

test('ROUTE-48 the home page in the place of one that is gone stands at its own address', () => {
  expect(arriveAt('/i/gone?utm_source=chat', '/?notice=page-gone')).toEqual({
    address: '/',
    told: [{ code: 'page-gone' }],
  });
});

import { expect, test } from 'vitest';
import { ownPathOf } from '#domain/shared/own-path.ts';
import { carriedNoticeOf, homeAddressWith, notFoundAddress, withoutNotice } from './carried-values.ts';

const fromOf = (address: string) => ownPathOf(new URL(address, 'http://shop').searchParams.get('from'));

test('the path that was asked for arrives whole', () => {
  expect(fromOf(notFoundAddress('/sarees/no such & thing?'))).toBe('/sarees/no such & thing?');
});

test('a notice in the address is one of a closed list', () => {
  const noticeOf = (address: string) => carriedNoticeOf(new URL(address, 'http://shop').searchParams);
  expect(noticeOf(homeAddressWith('page-gone'))).toBe('page-gone');
  expect(noticeOf('/?notice=order-refused')).toBeNull();
  expect(noticeOf('/?notice=Send+money')).toBeNull();
  expect(noticeOf('/')).toBeNull();
});

test('the notice leaves the address, everything else stays', () => {
  expect(withoutNotice(new URL('http://shop/?notice=page-gone'))).toBe('/');
  expect(withoutNotice(new URL('http://shop/?a=1&notice=x&b=2#row'))).toBe('/?a=1&b=2#row');
});

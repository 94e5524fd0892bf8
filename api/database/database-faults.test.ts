import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isAway, isTwice } from './database-faults.ts';

function fault(code: string, message = ''): Error {
  return Object.assign(new Error(message), { code });
}

function said(code: string): Error {
  return Object.assign(new DatabaseError('said by the server', 0, 'error'), { code });
}

test.each([
  fault('ECONNREFUSED'),
  fault('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  said('57P01'), // told to stop
  said('57P03'), // starting up
  said('40P01'), // two waited for each other
  said('40001'), // another was faster
  said('53300'), // too many connections
  said('57014'), // statement out of time
])('asked again later it may be answered: %s', (error) => {
  expect(isAway(error)).toBe(true);
});

test.each([said('42P01'), said('23505'), new TypeError('x is not a function'), fault('ENOENT'), 'text', null])(
  'is a fault of our own: %s',
  (error) => {
    expect(isAway(error)).toBe(false);
  },
);

test('a key that is there already is told by its constraint', () => {
  const twice = Object.assign(said('23505'), { constraint: 'users_email_key_key' });
  expect(isTwice(twice, 'users_email_key_key')).toBe(true);
  expect(isTwice(twice, 'users_pkey')).toBe(false);
  expect(isTwice(Object.assign(said('23503'), { constraint: 'users_email_key_key' }), 'users_email_key_key')).toBe(
    false,
  );
  expect(isTwice(new Error('users_email_key_key'), 'users_email_key_key')).toBe(false);
});

import { expect, test } from 'vitest';
import { parseEnvelope } from './parse-envelope.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function read(body: unknown, status = 200) {
  return parseEnvelope({ status, contentType: JSON_TYPE, text: JSON.stringify(body) });
}

test.each(['text/html', '', 'text/json', 'application/xml'])(
  'row 8: QUEUE-41 the content type %o is bad',
  (contentType) => {
    const reply = { status: 200, contentType, text: '{"code":200,"result":true}' };
    expect(parseEnvelope(reply)).toEqual({ kind: 'unreadable', message: 'Error with response - bad content-type!' });
  },
);

test.each(['', 'null', '{"code":200,"resu', '<html>'])('row 8: QUEUE-42 the text %o is unreadable', (text) => {
  const reply = { status: 200, contentType: JSON_TYPE, text };
  expect(parseEnvelope(reply)).toEqual({ kind: 'unreadable', message: 'Unhandled error, wrong response format!' });
});

test.each([
  [{ code: 200, result: 1 }, 500],
  [{ resultCode: 200, result: 1 }, 500],
  [{ code: '200', result: 1 }, 500],
  [{ result: 1 }, 200],
])('QUEUE-40 success is code 200 of the body %j, before the status', (body, status) => {
  expect(read(body, status)).toEqual({ kind: 'ok', result: 1 });
});

test.each([
  [{ code: 200, resultCode: 404, result: 'x' }, 200, 404],
  [{ code: 422, resultCode: null, result: 'x' }, 200, 422],
  [{ result: 'x' }, 503, 503],
  [{ code: 'ENOTFOUND', message: 'x' }, 502, 502],
])('QUEUE-40 the code of %j with status %i is %i', (body, status, code) => {
  expect(read(body, status)).toMatchObject({ kind: 'refused', code });
});

test('without an envelope the whole body is the result', () => {
  expect(read({ items: [] })).toEqual({ kind: 'ok', result: { items: [] } });
  expect(read([1, 2])).toEqual({ kind: 'ok', result: [1, 2] });
  expect(read({ code: 200 })).toEqual({ kind: 'ok', result: undefined });
});

test.each([
  ['a text', 'a text'],
  [{ message: 'a message', errorMessage: 'other' }, 'a message'],
  [{ errorMessage: 'an older one' }, 'an older one'],
  [{ result: 'a nested one' }, 'a nested one'],
  [[{ message: 'must be given' }, { field: 'x' }, { message: 'must be short' }], 'must be given must be short'],
  [{ message: 7 }, 'Unhandled error, wrong response format!'],
  [[], 'Unhandled error, wrong response format!'],
  [null, 'Unhandled error, wrong response format!'],
])('ERR-05 the message of the result %j is %o', (result, message) => {
  expect(read({ code: 400, result })).toMatchObject({ kind: 'refused', message });
});

test.each([
  [{ code: 500, result: { code: 'ENOTFOUND', message: 'x' } }, 'ENOTFOUND'],
  [{ code: 'ENOTFOUND', message: 'x' }, 'ENOTFOUND'],
  [{ code: 500, result: 'x' }, null],
])('the name of the fault in %j is %o', (body, errorCode) => {
  expect(read(body, 500)).toMatchObject({ kind: 'refused', errorCode });
});

test('inherited names are no answer', () => {
  const text = '{"__proto__":{"code":200,"result":"stolen"}}';
  const reply = parseEnvelope({ status: 500, contentType: JSON_TYPE, text });
  expect(reply).toMatchObject({ kind: 'refused', code: 500 });
});

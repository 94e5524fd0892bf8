import { expect, test } from 'vitest';
import { sampleTask } from '#adapters/contracts/samples.ts';
import { foundIn } from './stored-record.ts';
import { taskRecords } from './stored-task.ts';

const payload = { email: 'meera@mail.test', sku: 'AJ-KS-1042-S', name: 'Kurta (S in Indigo)' };
const wait = { ...sampleTask(1), endpoint: 'await-stock', callbackEvent: 'wait-answered', payload };

test('a wait for what is sold out is read as it was kept', () => {
  expect(foundIn(wait, taskRecords)).toEqual({ kind: 'sound', value: wait });
});

test.each(['email', 'sku', 'name'])('a wait without its %s can be sent by nobody', (part) => {
  const { [part]: _, ...left } = payload as Readonly<Record<string, string>>;
  const reason = `its field "payload.${part}" is not as agreed`;
  expect(foundIn({ ...wait, payload: left }, taskRecords)).toEqual({ kind: 'damaged', reason });
});

test.each([
  ['de-DE', { locale: 'de-DE' }],
  [undefined, {}],
  ['de-DE\r\nx: y', {}],
  [7, {}],
])('a task that says it was made in the language %j', (locale, told) => {
  const { world } = wait;
  const kept = { ...wait, world: { ...world, locale } };
  expect(foundIn(kept, taskRecords)).toEqual({ kind: 'sound', value: { ...wait, world: { ...world, ...told } } });
});

test.each([
  [undefined, { locale: 'de' }],
  ['it-IT', { locale: 'it-IT' }],
  [7, {}],
])('a wait for prices that named its language, made in the language %j, is read whole', (locale, told) => {
  const asked = { email: 'meera@mail.test', skus: ['AJ-KS-1042'], language: 'de', groupId: null };
  const earlier = { ...sampleTask(1), endpoint: 'await-prices', callbackEvent: 'price-wait-answered', payload: asked };
  const { world } = earlier;
  const kept = { ...earlier, world: { ...world, locale }, schema: 3 };
  expect(foundIn(kept, taskRecords)).toEqual({ kind: 'sound', value: { ...earlier, world: { ...world, ...told } } });
});

test.each([null, 7, 'Deutsch\r\nx: y', {}])('a wait for prices whose language is %j says none', (language) => {
  const asked = { email: 'meera@mail.test', skus: ['AJ-KS-1042'], language, groupId: null };
  const kept = { ...sampleTask(1), endpoint: 'await-prices', callbackEvent: 'price-wait-answered', payload: asked };
  expect(foundIn(kept, taskRecords)).toEqual({ kind: 'sound', value: kept });
});

import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpStoreLocationGateway } from './http-store-location-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const wire = {
  id: 10,
  name: 'Zari Mayfair',
  street: ['8 Loom Yard', 'Mayfair'],
  city: 'London',
  country_id: 'GB',
  latitude: 51.5,
  longitude: -0.14,
};

async function read(result: unknown) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  const reply = await createHttpStoreLocationGateway({ transport, log }).all();
  return { reply, url: http.sent()[0]?.url, errors: log.errors() };
}

const readOne = async (change: object) => {
  const { reply } = await read({ items: [{ ...wire, ...change }], total: 1 });
  return reply.kind === 'ok' ? reply.value[0] : reply;
};

test('CONT-21 shops come from the store locator; what the contract leaves open may be missing', async () => {
  const { reply, url } = await read({ items: [wire], total: 1 });
  expect(url).toBe('/api/store-locator');
  expect(reply).toEqual({
    kind: 'ok',
    value: [
      {
        id: 10,
        name: 'Zari Mayfair',
        street: ['8 Loom Yard', 'Mayfair'],
        city: 'London',
        region: '',
        postcode: '',
        services: [],
        country: 'GB',
        telephone: '',
        place: { latitude: 51.5, longitude: -0.14 },
        hours: [],
      },
    ],
  });
});

test('a shop that cannot be read is left out and logged', async () => {
  const { reply, errors } = await read({ items: [{ ...wire, name: 7 }, { ...wire, street: 'Loom Yard' }, wire] });
  expect(reply).toMatchObject({ kind: 'ok', value: [{ id: 10 }] });
  expect(errors).toHaveLength(2);
});

test.each([[null], ['closed'], [[]], [{ items: 'many' }], [{}]])(
  'an answer without shops is a failure: %j',
  async (result) => {
    expect((await read(result)).reply).toMatchObject({ kind: 'failed' });
  },
);

test.each([
  ['Mon-Sat', [1, 2, 3, 4, 5, 6]],
  ['Mon-Sun', [1, 2, 3, 4, 5, 6, 0]],
  ['Sat-Mon', [6, 0, 1]],
  ['Sun', [0]],
])('CONT-21 the days %s are read', async (days, read) => {
  const store = await readOne({ opening_hours: [{ days, hours: '10:00-18:30' }] });
  expect(store).toMatchObject({ hours: [{ days: read, opens: '10:00', closes: '18:30' }] });
});

test.each([
  ['Mon-Sat', 'by appointment'],
  ['Mon-Sat', '10:00-25:00'],
  ['Mon-Sat', '10:00-12:00, 13:00-18:00'],
  ['Daily', '10:00-18:30'],
  ['Mon-Tue-Wed', '10:00-18:30'],
  ['', '10:00-18:30'],
])('hours that cannot all be read are none: %s %s', async (days, hours) => {
  const sunday = { days: 'Sun', hours: '12:00-17:00' };
  expect(await readOne({ opening_hours: [sunday, { days, hours }] })).toMatchObject({ hours: [] });
});

test('a shop that is nowhere on earth has no place', async () => {
  expect(await readOne({ latitude: 91 })).toMatchObject({ place: null });
  expect(await readOne({ longitude: -181 })).toMatchObject({ place: null });
});

test.each([
  ['Mon-Sat', '10:00-18:30', [1, 2, 3, 4, 5, 6]],
  ['Sat-Mon', '10:00-18:30', [6, 0, 1]],
  ['Sun', '00:00-23:59', [0]],
])('the days %s from %s are known', async (days, hours, read) => {
  const store = await readOne({ opening_hours: [{ days, hours }] });
  expect(store).toMatchObject({ hours: [{ days: read, opens: hours.slice(0, 5), closes: hours.slice(6) }] });
});

test.each([
  ['Man-Sat', '10:00-18:30'],
  ['Mon-Son', '10:00-18:30'],
  ['Mon-Tue-Wed', '10:00-18:30'],
  ['Mon', '24:00-25:00'],
  ['Mon', 'always'],
])('of hours that cannot be read nothing is said: %s %s', async (days, hours) => {
  expect(
    await readOne({
      opening_hours: [
        { days, hours },
        { days: 'Sun', hours: '10:00-11:00' },
      ],
    }),
  ).toMatchObject({
    hours: [],
  });
});

import { expect, test } from 'vitest';
import { runConsents, USAGE } from './run-consents.ts';

const record = {
  number: '3FA0-9C11-07B2',
  store_code: 'default',
  version: 1,
  asked: ['measuring', 'marketing'],
  allowed: ['measuring'],
  chosen_at: '2026-11-23T09:30:00.000Z',
  recorded_at: '2026-11-23T09:30:01.000Z',
};
const other = { ...record, number: '0000-0000-0002', store_code: '=de,"x"', allowed: ['measuring', 'marketing'] };

type Reply = { readonly code: number; readonly result: unknown };
const page = (records: readonly object[], next: string | null = null): Reply => ({
  code: 200,
  result: { records, next },
});

async function run(words: readonly string[], replies: readonly (Reply | Error)[] = [], environment = {}) {
  const [asked, printed, complained]: [[string, unknown][], string[], string[]] = [[], [], []];
  const code = await runConsents(words, {
    environment,
    fetch: async (address, init) => {
      asked.push([String(address), init?.headers]);
      const reply = replies[asked.length - 1] ?? new Error('nobody asks that often');
      if (reply instanceof Error) throw reply;
      return Response.json(reply);
    },
    print: async (text) => void printed.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, asked, printed, complained };
}

const AT = 'http://localhost:8080/moderation/consents/';

test('a record is shown by its number, and nothing in it steers the terminal', async () => {
  const shown = { ...record, store_code: 'de\u001b[2J' };
  const { code, asked, printed } = await run(['3FA0-9C11-07B2'], [{ code: 200, result: shown }]);
  expect([code, asked]).toEqual([0, [[`${AT}3FA0-9C11-07B2`, {}]]]);
  expect(printed).toEqual([
    `3FA0-9C11-07B2, store view de [2J, purposes of version 1
  allowed:  measuring
  refused:  marketing
  chosen:   2026-11-23T09:30:00.000Z by the clock of the device
  recorded: 2026-11-23T09:30:01.000Z`,
  ]);
});

test('days are listed a line each, in the name of who has the key', async () => {
  const around = { MODERATION_KEY: 'secret', API_URL: 'https://api.example' };
  const { code, asked, printed } = await run(['list', '2026-11-01', '2026-11-30'], [page([record])], around);
  const address = 'https://api.example/moderation/consents/?from=2026-11-01&to=2026-11-30';
  expect([code, asked]).toEqual([0, [[address, { authorization: 'Bearer secret' }]]]);
  expect(printed).toEqual([
    '2026-11-23T09:30:01.000Z  3FA0-9C11-07B2  default, version 1: allowed measuring; refused marketing',
  ]);
});

test('an export goes on page by page until there is no more, and opens as a table', async () => {
  const { code, asked, printed } = await run(['export', '2026-11-23', '--csv'], [page([record], 'a~b'), page([other])]);
  expect([code, asked.map(([address]) => address)]).toEqual([
    0,
    [`${AT}?from=2026-11-23&to=2026-11-23`, `${AT}?from=2026-11-23&to=2026-11-23&after=a%7Eb`],
  ]);
  expect(printed).toEqual([
    'number,store_code,version,asked,allowed,chosen_at,recorded_at',
    '3FA0-9C11-07B2,default,1,measuring marketing,measuring,2026-11-23T09:30:00.000Z,2026-11-23T09:30:01.000Z',
    '0000-0000-0002,"\'=de,""x""",1,measuring marketing,measuring marketing,2026-11-23T09:30:00.000Z,2026-11-23T09:30:01.000Z',
  ]);
});

test('or is a JSON a line', async () => {
  const { printed } = await run(['export', '2026-11-23', '2026-11-24', '--jsonl'], [page([record, other])]);
  expect(printed.map((line) => JSON.parse(line))).toEqual([record, other]);
});

test('days without a record say so, and an export of them is empty', async () => {
  const { code, printed, complained } = await run(['export', '2026-11-23', '--jsonl'], [page([])]);
  expect([code, printed, complained]).toEqual([0, [], ['Nothing was recorded on 2026-11-23.']]);
});

test('an export that breaks off says that it is not all', async () => {
  const { code, printed, complained } = await run(
    ['export', '2026-11-23', '--jsonl'],
    [page([record], 'next'), new Error()],
  );
  expect([code, printed.length, complained]).toEqual([
    1,
    1,
    ['The API does not answer at http://localhost:8080. What stands above ends after 1 records and is not all.'],
  ]);
});

test.each<[readonly string[], string]>([
  [[], USAGE],
  [['-h'], USAGE],
  [['list'], USAGE],
  [['export', '2026-11-23'], USAGE],
  [['export', '--csv'], USAGE],
  [['export', '2026-11-23', '--xml'], USAGE],
  [['list', '2026-11-01', '2026-11-02', '2026-11-03'], USAGE],
  [['3FA0-9C11-07B2', '2026-11-01'], USAGE],
  [['list', 'yesterday'], '"yesterday" is no day such as 2026-11-30.'],
  [['list', '2026-02-30'], '"2026-02-30" is no day such as 2026-11-30.'],
  [['list', '2026-11-02', '2026-11-1'], '"2026-11-1" is no day such as 2026-11-30.'],
  [['list', '2026-11-02', '2026-11-01'], '2026-11-02 comes after 2026-11-01: the first day comes first.'],
])('%j asks nothing and tells what is wrong', async (words, sentence) => {
  expect(await run(words)).toEqual({ code: 1, asked: [], printed: [], complained: [sentence] });
});

test.each<[Reply | Error, string]>([
  [{ code: 404, result: 'Not found' }, 'The API does not let you look: MODERATION_KEY.'],
  [{ code: 404, result: 'No such record' }, 'No such record.'],
  [new Error('refused'), 'The API does not answer at http://localhost:8080.'],
])('%j is told', async (reply, sentence) => {
  expect(await run(['3FA0-9C11-07B2'], [reply])).toMatchObject({ code: 1, printed: [], complained: [sentence] });
  expect(await run(['list', '2026-11-23'], [reply])).toMatchObject({ code: 1, printed: [], complained: [sentence] });
});

import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { answering, serve } from './servers-for-tests.ts';

/** Runs the command; what it printed, none of which may be a stack. */
async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(words, {
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  expect([...said, ...complaints].join('\n')).not.toMatch(/^ +at |node:internal|\.ts:\d/m);
  return { code, said, complaints };
}

test('--help says how it is used, what it needs and what it leaves behind', async () => {
  const { code, said, complaints } = await run('--help');
  expect([code, complaints]).toEqual([0, []]);
  for (const word of ['--url', '--only', '--json', '--patient', 'needs', 'leaves behind', 'It ends with 0']) {
    expect(said.join('\n')).toContain(word);
  }
});

test('--list names every question without asking anybody', async () => {
  const { code, said } = await run('--list', '--only', 'order');
  expect(code).toBe(0);
  expect(said[0]).toMatch(/^order\/\S+ \| orderCreate \| /);
  expect(said.at(-1)).toMatch(/^\d+ checks; \d+ documented answers, \d+ not reachable from outside$/);
});

test('called wrongly it says so and asks nobody', async () => {
  expect(await run('--url', 'nowhere')).toEqual({
    code: 2,
    said: [],
    complaints: ['"nowhere" is not a URL: it begins with http:// or https://', 'See --help.'],
  });
  expect(await run('--url', 'http://127.0.0.1:1', '--only', 'carts-of-gold')).toMatchObject({ code: 2, said: [] });
});

test('where there is no API it says why', async () => {
  const base = await serve((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>');
  });
  expect(await run('--url', base)).toEqual({
    code: 3,
    said: [],
    complaints: [expect.stringMatching(/is not an API of this contract/)],
  });
});

test('an API with other data fails check by check, and the data that lacks is named first', async () => {
  const base = await serve(answering(404, { code: 404, result: 'Not found' }));
  const { code, said, complaints } = await run('--url', base, '--only', 'cart/coupon,transport/not-found');
  expect(code).toBe(1);
  expect(complaints).toEqual([
    expect.stringMatching(/^The reference data of section 9 is not all there \(.*catalog\/reference-products.*\)/),
  ]);
  expect(said.at(-1)).toBe('8 passed, 3 failed');
  expect(said.filter((line) => line.startsWith('FAILED'))).toHaveLength(3);
});

test('as JSON it is one document', async () => {
  const base = await serve(answering(404, { code: 404, result: 'Not found' }));
  const { said } = await run('--url', base, '--only', 'order/read,user/refresh-overlap', '--json');
  expect(JSON.parse(said.join('\n'))).toEqual({
    passed: 0,
    failed: 1,
    notRun: ['user/refresh-overlap'],
    failures: [expect.objectContaining({ id: 'order/read', operation: 'orderGet', expected: expect.any(String) })],
  });
});

test('a server that goes away is not asked to the end', async () => {
  let calls = 0;
  const base = await serve((request, response) => {
    calls += 1;
    if (calls > 40) request.socket.destroy();
    else answering(404, { code: 404, result: 'Not found' })(request, response);
  });
  const { code, said } = await run('--url', base, '--only', 'cart');
  expect(code).toBe(1);
  expect(said.filter((line) => line.endsWith('the server no longer answers')).length).toBeGreaterThan(50);
  expect(said.at(-1)).toMatch(/^\d+ passed, \d+ failed, \d+ not run$/);
});

import { expect, test } from 'vitest';
import { faultOfBase, faultOfNetwork } from './find-api.ts';
import { answering, serve, serveOnce, serveRaw } from './servers-for-tests.ts';

const SOON_MS = 200;

test('an API in the envelope may be judged, also one that refuses or has a fault', async () => {
  for (const status of [200, 400, 503]) {
    expect(await faultOfBase(await serve(answering(status, { code: status, result: 'x' })))).toBeNull();
  }
});

test('HTML is no API', async () => {
  const base = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html>A shop</html>');
  });
  expect(await faultOfBase(base)).toMatch(/not an API of this contract: \S+ answers 200 with text\/html/);
});

test('JSON without an envelope, or that is none, is no API of the contract', async () => {
  for (const body of [{ products: [] }, [], null, 7]) {
    expect(await faultOfBase(await serve(answering(200, body)))).toMatch(/without the envelope of section 2/);
  }
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200,');
  });
  expect(await faultOfBase(broken)).toMatch(/without the envelope of section 2/);
});

test('whoever sends its callers elsewhere is to be named by that place', async () => {
  const base = await serve((_request, response) => {
    response.writeHead(301, { location: 'https://api.test/' }).end();
  });
  expect(await faultOfBase(base)).toMatch(/sends its callers to https:\/\/api\.test\//);
});

test('a server that hangs is not waited for', async () => {
  expect(await faultOfBase(await serve(() => {}), SOON_MS)).toMatch(/did not answer within 0\.2 seconds/);
  const silent = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":200');
  });
  expect(await faultOfBase(silent, SOON_MS)).toMatch(/did not answer within 0\.2 seconds/);
});

test('a port where nobody listens, a name that nobody has', async () => {
  const left = await serveOnce();
  expect(await faultOfBase(left)).toMatch(/has nobody who listens.*\(.*ECONNREFUSED/);
  expect(await faultOfBase('http://contract-kit.invalid')).toMatch(/has a name that nobody knows/);
});

test('who hangs up, and who speaks no HTTP', async () => {
  expect(await faultOfBase(await serveRaw((socket) => socket.destroy()))).toMatch(/hung up without an answer/);
  const other = await serveRaw((socket) => socket.end('220 mail.test ESMTP\r\n'));
  expect(await faultOfBase(other)).toMatch(/does not speak HTTP/);
});

test('https where there is none', async () => {
  const base = await serve(answering(200, { code: 200, result: {} }));
  expect(await faultOfBase(base.replace('http:', 'https:'))).toMatch(/does not speak TLS/);
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /a certificate that is not trusted.*NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /a certificate that is not trusted/],
  ['CERT_HAS_EXPIRED', /a certificate that is not trusted.*\(why\)/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /a certificate that is not trusted/],
  ['ENETUNREACH', /cannot be asked \(why\)/],
])('%s is told in a sentence', (code, sentence) => {
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error('why\nat secret.ts:1'), { code }) });
  expect(faultOfNetwork('https://api.test', error, SOON_MS)).toMatch(sentence);
  expect(faultOfNetwork('https://api.test', error, SOON_MS)).not.toContain('secret');
});

test('of several addresses that fail, the first is told', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:8080'), { code: 'ECONNREFUSED' });
  const error = new TypeError('fetch failed', { cause: new AggregateError([refused, refused]) });
  expect(faultOfNetwork('http://localhost:8080', error, SOON_MS)).toMatch(/nobody who listens.*::1:8080/);
});

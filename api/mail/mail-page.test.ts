import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import { connect } from '#api/database/open-database.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { createTestDatabase } from '#api/testing/test-database.ts';
import { isLocal } from '#api/transport/is-local.ts';
import { MAIL_STYLE } from './mail-html.ts';
import { mailPage } from './mail-page.ts';
import { createOutbox } from './outbox.ts';

let open: ReferenceApi;
let closed: ReferenceApi;
beforeAll(async () => {
  open = await openTestShop({ showsMail: true });
  closed = await openTestShop({});
}, 2 * OPENING_MS);
afterAll(() => Promise.all([open.close(), closed.close()]));

const look = (api: ReferenceApi, headers: Record<string, string> = {}) =>
  api.fetch(new Request('http://localhost/mails', { headers }));

test('the mail of a demo is read on a page that runs and loads nothing', async () => {
  const response = await look(open);
  expect(response.status).toBe(200);
  const html = await response.text();
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('No mail yet.');
});

test(
  'nothing in a mail is more than text',
  async () => {
    const database = await createTestDatabase();
    const db = await connect(database.address);
    await migrate(db);
    const outbox = createOutbox({ db, clock: createShopClock(), isServed: true, wake: null });
    await outbox.put({
      to: 'tara@mail.test',
      subject: '<img src=x onerror=alert(1)>',
      text: 'Go to https://shop.test/reset?key=a&b="><script>alert(1)</script>',
      html: '</iframe><script>alert("2")</script><p title=\'3\'>&lt;',
    });
    const page = await mailPage(db);
    const html = await page.text();
    await db.destroy();
    await database.drop();
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('<a href="https://shop.test/reset?key=a&amp;b=" rel="noreferrer">');
    const srcdoc =
      '&lt;/iframe&gt;&lt;script&gt;alert(&quot;2&quot;)&lt;/script&gt;&lt;p title=&#39;3&#39;&gt;&amp;lt;';
    const title = '&lt;img src=x onerror=alert(1)&gt;';
    expect(html).toContain(`<iframe sandbox="" title="${title}" srcdoc="${srcdoc}"></iframe>`);
    expect(html.match(/iframe>/g)).toHaveLength(1);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  },
  OPENING_MS,
);

test('only somebody on this machine reads it, and only where it is switched on', async () => {
  expect((await look(closed)).status).toBe(404);
  expect((await look(open, { origin: 'https://evil.example' })).status).toBe(404);
  expect((await look(open, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
});

test.each([
  ['127.0.0.1', 'http://localhost:8080/mails', true],
  ['::1', 'http://[::1]:8080/mails', true],
  ['::ffff:127.0.0.1', 'http://127.0.0.1:8080/mails', true],
  ['192.168.1.7', 'http://localhost:8080/mails', false],
  ['127.0.0.1', 'http://rebound.example:8080/mails', false],
])('a caller at %s who asks for %s is local: %s', (remoteAddress, address, is) => {
  const incoming = { socket: { remoteAddress } } as IncomingMessage;
  expect(isLocal(new Request(address), incoming)).toBe(is);
});

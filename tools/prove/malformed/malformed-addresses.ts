import type { Random } from '../shared/random.ts';
import type { RawCall } from './malformed-calls.ts';
import { oddEncodings, oddNumbers, oddTexts } from './odd-values.ts';

/** What addresses of the shop say beside their paths, and what nobody has ever asked for. */
const NAMES = [
  'q',
  'page',
  'sort',
  'color',
  'size',
  'price',
  'all',
  'childSku',
  'utm_source',
  'store',
  'a[b]',
  '__proto__',
];
/** What chats, mails and old servers put behind an address. */
const ENDS = [
  '/',
  '//',
  '.',
  ',',
  ')',
  ';jsessionid=1',
  '?',
  '??',
  '%20',
  '/.',
  '/..',
  '/../..',
  '/%2e%2e',
  '/*',
  '\\',
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
const LONGEST = 6_000;

/** A request for a page of this route, `/c/:slug`, of the store view with this prefix, with one thing wrong, or several. */
export function malformedAddress(random: Random, prefix: string, route: string): RawCall {
  const path = withOddParts(random, prefix + route);
  const end = random.next() < 0.3 ? random.pick(ENDS) : '';
  const query = random.next() < 0.6 ? `?${oddQuery(random)}` : '';
  const method = random.next() < 0.05 ? random.pick(METHODS) : 'GET';
  return { method, address: (path + end + query).slice(0, LONGEST), headers: oddHeaders(random), body: null };
}

/** Its parameters hold something odd; a route without any has an odd part behind it, now and then. */
function withOddParts(random: Random, route: string): string {
  const filled = route.replaceAll(/:\w+|\*/g, () => oddPart(random));
  if (filled !== route || random.next() < 0.5) return filled;
  return random.pick([`${filled}/${oddPart(random)}`, filled.toUpperCase(), `/${filled}`]);
}

function oddPart(random: Random): string {
  return random.pick([
    () => encodeURIComponent(random.pick(oddTexts).toWellFormed()),
    () => random.pick(oddEncodings).replaceAll('#', '%23'),
    () => String(random.pick(oddNumbers)),
    () => `${encodeURIComponent(random.pick(oddTexts).toWellFormed())}-${random.pick(['49', '', '1e3', '-1'])}`,
    () =>
      `${random.pick(['women', 'sarees', 'mango-shower-saree'])}${random.pick(oddEncodings).replaceAll('#', '%23')}`,
  ])();
}

function oddQuery(random: Random): string {
  const pairs = Array.from({ length: 1 + random.below(3) }, () => `${random.pick(NAMES)}=${oddPart(random)}`);
  return pairs.join('&');
}

function oddHeaders(random: Random): RawCall['headers'] {
  if (random.next() < 0.6) return {};
  const odd = random
    .pick(oddTexts)
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, 1_000);
  return random.pick([
    { cookie: `store=${odd}` },
    { cookie: `store=${random.pick(['IN', 'XX'])}.${odd}.INR; session=${odd}` },
    { 'accept-language': odd },
    { 'accept-encoding': odd },
    { 'if-none-match': odd, range: odd },
    { 'x-forwarded-proto': odd, 'x-forwarded-host': odd },
    { referer: odd, origin: odd },
    { accept: odd },
  ]);
}

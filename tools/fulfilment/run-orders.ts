export const USAGE = `Usage: npm run orders -- AF000070012                how an order stands, and what was sent of it
       npm run orders -- packed AF000070012         it is packed; its shopper cannot cancel it any more
       npm run orders -- canceled                   what was paid for canceled orders and waits to be paid back
       npm run orders -- refunded AF000070012       it was paid back
       npm run orders -- shipped AF000070012 --carrier 'Blue Dart' --number 'BD 1234' --link https://…
                                                  a parcel of it left; the shopper is told by mail
       npm run orders -- delivered AF000070012      all that was sent of it has arrived
       npm run orders -- returns                    what waits to come back or to be paid back
       npm run orders -- AF000070012-R1             what is given back of an order, and why
       npm run orders -- received AF000070012-R1    it came and is as it was sold; it is in the stock again
       npm run orders -- refunded AF000070012-R1    it was paid back
       npm run orders -- refused AF000070012-R1 --because 'It was worn'
                                                  it is not taken; each of it is told by mail
Environment: API_URL (http://localhost:8080), ORDERS_KEY (where the API has one)`;

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
};

type Shipment = {
  readonly carrier: string;
  readonly number: string;
  readonly url: string | null;
  readonly shipped_at: string;
  readonly delivered_at: string | null;
};

type Standing = {
  readonly number: string;
  readonly status: string;
  readonly packed_at: string | null;
  readonly shipments: readonly Shipment[];
};

type OpenCancellation = {
  readonly order: string;
  readonly payment: string;
  readonly amount: number;
  readonly canceled_at: string;
};

type Return = {
  readonly number: string;
  readonly order: string;
  readonly status: string;
  readonly amount: number;
  readonly store_credit_amount: number;
  readonly payment: string;
  readonly note: string;
  readonly refusal: string | null;
  /** How far the gateway is that gives the money back; null where none does. */
  readonly at_gateway?: 'asked' | 'given' | 'failed' | null;
  readonly items: readonly {
    readonly qty: number;
    readonly sku: string;
    readonly name: string;
    readonly reason: string;
  }[];
};

type OpenReturn = { readonly number: string; readonly status: string; readonly asked_at: string };

type Answer = { readonly code: number; readonly result: unknown };

/** What is asked about which order or return; without a body how it stands. */
type Wish = { readonly path: string; readonly body: object | null };

/** Reads how an order or a return stands, or says what became of it. Answers the exit code. */
export async function runOrders(words: readonly string[], around: Surroundings): Promise<number> {
  const wish = wishOf(words);
  if (wish === null) {
    around.complain(USAGE);
    return 1;
  }
  const answer = await ask(wish, around);
  if (answer.code === 200) around.print(textOf(answer.result).map(plain).join('\n'));
  else around.complain(plain(wordsOf(answer)));
  return answer.code === 200 ? 0 : 1;
}

/** Null for words that say nothing that can be done. */
function wishOf([first = '', number = '', ...options]: readonly string[]): Wish | null {
  if (number === '') return listed(first) ?? lookAt(first);
  const path = pathOf(number);
  const isReturn = path?.startsWith(RETURNS) === true;
  if (path === null || !(isReturn ? OF_RETURNS : OF_ORDERS).includes(first)) return null;
  if (first === 'shipped') return shippedOf(path, options);
  if (first === 'refused') return refusedOf(path, options);
  return options.length === 0 ? { path, body: { status: first } } : null;
}

const ORDERS = 'orders/';
const RETURNS = 'returns/';
const OF_RETURNS = ['received', 'refunded', 'refused'];
const OF_ORDERS = ['packed', 'shipped', 'delivered', 'refunded'];

/** What waits; null for what is no list. */
function listed(name: string): Wish | null {
  if (name === 'returns') return { path: RETURNS, body: null };
  return name === 'canceled' ? { path: ORDERS, body: null } : null;
}

function lookAt(number: string): Wish | null {
  const path = pathOf(number);
  return path === null ? null : { path, body: null };
}

/** Null for what is neither the number of an order nor that of a return. */
function pathOf(number: string): string | null {
  if (/^[a-z]*\d+$/i.test(number)) return `${ORDERS}${number}`;
  return /^[a-z]*\d+-r\d+$/i.test(number) ? `${RETURNS}${number}` : null;
}

function refusedOf(path: string, [name, refusal = '', ...more]: readonly string[]): Wish | null {
  const isWhole = name === '--because' && refusal !== '' && more.length === 0;
  return isWhole ? { path, body: { status: 'refused', refusal } } : null;
}

const NAMES: Readonly<Record<string, string>> = { '--carrier': 'carrier', '--number': 'number', '--link': 'url' };

function shippedOf(path: string, options: readonly string[]): Wish | null {
  const parcel: Record<string, string> = {};
  for (let at = 0; at < options.length; at += 2) {
    const [name, value] = [NAMES[options[at] ?? ''], options[at + 1]];
    if (name === undefined || value === undefined) return null;
    parcel[name] = value;
  }
  const isWhole = parcel['carrier'] !== undefined && parcel['number'] !== undefined;
  return isWhole ? { path, body: { status: 'shipped', ...parcel } } : null;
}

async function ask({ path, body }: Wish, { environment, fetch }: Surroundings): Promise<Answer> {
  const key = environment['ORDERS_KEY'] ?? '';
  const base = environment['API_URL'] ?? 'http://localhost:8080';
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  const sent = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(`${base}/fulfilment/${path}`, { ...sent, headers });
    return (await response.json()) as Answer;
  } catch {
    return { code: 503, result: `The API does not answer at ${base}` };
  }
}

function wordsOf({ code, result }: Answer): string {
  const isShut = code === 404 && result === 'Not found';
  return isShut ? 'The API does not let you see orders: ORDERS_KEY.' : `${String(result)}.`;
}

/** An order, a return, or the returns that wait, line by line. */
function textOf(result: unknown): readonly string[] {
  if (Array.isArray(result)) return result.length === 0 ? ['Nothing waits.'] : result.map(openText);
  return Object(result).items === undefined ? orderText(result as Standing) : returnText(result as Return);
}

function orderText({ number, status, packed_at, shipments }: Standing): readonly string[] {
  const packed = packed_at === null ? '' : `, packed ${packed_at}`;
  return [`${number}: ${status}${packed}`, ...shipments.map(shipmentText)];
}

function openText(told: OpenReturn | OpenCancellation): string {
  if ('number' in told) return `${told.number}: ${told.status}, asked ${told.asked_at}`;
  return `${told.order}: ${told.amount} rupees (${told.payment}), canceled ${told.canceled_at}`;
}

function returnText(told: Return): readonly string[] {
  const credit = told.store_credit_amount === 0 ? '' : `, of it ${told.store_credit_amount} as store credit`;
  return [
    `${told.number}: ${told.status}`,
    ...told.items.map(({ qty, sku, name, reason }) => `  ${qty} x ${sku} ${name}: ${reason.replaceAll('_', ' ')}`),
    `  pays back ${told.amount} rupees${credit} (${told.payment})`,
    ...(told.status === 'received' && told.at_gateway ? [`  ${atGateway[told.at_gateway]}`] : []),
    ...(told.note === '' ? [] : [`  note: ${told.note}`]),
    ...(told.refusal === null ? [] : [`  refused: ${told.refusal}`]),
  ];
}

const atGateway = {
  asked: 'the gateway is asked to give it back',
  given: 'the gateway has given it back',
  failed: 'the gateway refuses to give it back: do it there, and say refunded once more',
} as const;

function shipmentText({ carrier, number, url, shipped_at, delivered_at }: Shipment): string {
  const arrived = delivered_at === null ? 'on its way' : `delivered ${delivered_at}`;
  return `  ${carrier} ${number}, sent ${shipped_at}, ${arrived}${url === null ? '' : `, ${url}`}`;
}

/** What others wrote cannot steer the terminal. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

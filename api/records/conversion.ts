import { createHash } from 'node:crypto';

/** A marketing event as the storefront sends it: contract, ConversionEvent. */
export type ConversionEvent = {
  readonly event_name: string;
  readonly event_id: string;
  readonly event_time: number;
  readonly user_data: Readonly<Record<string, unknown>>;
  readonly event_source_url: string;
  readonly action_source: 'website';
  readonly custom_data: Readonly<Record<string, unknown>>;
};

/** The same event with hashes in the place of a person. */
export type HashedEvent = Omit<ConversionEvent, 'user_data'> & { readonly user_data: Readonly<Record<string, string>> };

/** Made by the storefront, after consent only. */
const COOKIE = /^fb\.\d\.\d{10,13}\.[\w.-]{1,500}$/;

/** The shopper has agreed: without agreement there is no marketing cookie. */
export function isConsented({ user_data }: ConversionEvent): boolean {
  return [user_data['fbc'], user_data['fbp']].some(isCookie);
}

/** Ready to be kept and to leave the shop: nothing that names a person, no query of an address, no field of its own. */
export function hashed(event: ConversionEvent): HashedEvent {
  const { event_name, event_id, event_time, event_source_url, action_source } = event;
  const { origin, pathname } = new URL(event_source_url);
  return {
    event_name,
    event_id,
    event_time,
    event_source_url: `${origin}${pathname}`,
    action_source,
    user_data: { ...hashesOf(event.user_data), ...cookiesOf(event.user_data) },
    custom_data: known(event.custom_data),
  };
}

/** One writing for each person, as the network compares them. */
const NORMAL: Readonly<Record<string, (text: string) => string>> = {
  em: (text) => text.trim().toLowerCase(),
  fn: nameOf,
  ln: nameOf,
  ph: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  zp: (text) =>
    /^\d{5}-\d{4}$/.test(text.trim()) ? text.trim().slice(0, 5) : text.toLowerCase().replace(/[\s-]/g, ''),
};

function nameOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');
}

function hashesOf(person: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const entries = Object.entries(NORMAL).flatMap(([name, normal]) => {
    const text = person[name];
    const plain = typeof text === 'string' ? normal(text) : '';
    return plain === '' ? [] : [[name, createHash('sha256').update(plain).digest('hex')] as const];
  });
  return Object.fromEntries(entries);
}

function cookiesOf({ fbc, fbp }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return { ...(isCookie(fbc) ? { fbc } : {}), ...(isCookie(fbp) ? { fbp } : {}) };
}

function isCookie(value: unknown): value is string {
  return typeof value === 'string' && COOKIE.test(value);
}

const CUSTOM = [
  'category',
  'content_category',
  'content_ids',
  'content_name',
  'currency',
  'currency_code',
  'designer',
  'price',
  'sku',
  'value',
];

function known(custom: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(custom).filter(([name]) => CUSTOM.includes(name)));
}

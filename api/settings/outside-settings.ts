import { isMailAddress } from '#api/mail/mail.ts';
import { type SmtpSettings, senderOf } from '#api/mail/smtp.ts';
import type { ConversionSettings } from '#api/outside/forward-events.ts';

/** Whom the shop writes to and tells of things, and who may decide about reviews and send orders. */
export type OutsideSettings = {
  /** Absent: mail is kept in the database. */
  readonly smtp?: SmtpSettings;
  /** Absent: the shop's usual one. */
  readonly contactAddresses?: readonly string[];
  readonly mailsPerHour?: number;
  /** Absent: nobody is told of marketing events. */
  readonly conversions?: ConversionSettings;
  readonly moderationKey?: string;
  readonly ordersKey?: string;
  /** For how many days pieces are taken back, and where they are sent. Absent: the shop's usual ones. */
  readonly returnDays?: number;
  readonly returnAddress?: readonly string[];
  /** Absent: callers of the same machine hear what cached pages are to be dropped by. */
  readonly invalidationKey?: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

type Wrong = { readonly kind: 'wrong'; readonly sentence: string };
type Read = { readonly kind: 'read'; readonly settings: OutsideSettings } | Wrong;

const SHORTEST_KEY = 32;

/** Reads them from the environment. No sentence repeats a value that may hold a secret. */
export function readOutsideSettings(environment: Environment, mode: 'demo' | 'production'): Read {
  const all = [smtpOf, contactOf, conversionsOf, moderationOf, ordersOf, returnsOf, invalidationOf].map((read) =>
    read(environment, mode),
  );
  const sentence = all.find((part) => typeof part === 'string');
  if (typeof sentence === 'string') return { kind: 'wrong', sentence };
  return { kind: 'read', settings: Object.assign({}, ...all) };
}

/** Settings, or the sentence that tells what is wrong with them. */
type Part = OutsideSettings | string;

function smtpOf(environment: Environment): Part {
  const url = environment['SMTP_URL'] ?? '';
  if (url === '') return {};
  const isMailServer = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';
  if (!isMailServer) return 'SMTP_URL must be an address such as smtps://name:password@mail.example.com.';
  const from = senderOf(environment['MAIL_FROM'] ?? '');
  if (!from) return 'MAIL_FROM must say in whose name mail is sent, such as "Zari <care@zari.example>".';
  return { smtp: { url, from } };
}

function contactOf(environment: Environment, mode: 'demo' | 'production'): Part {
  const addresses = (environment['CONTACT_ADDRESSES'] ?? '').split(',').map((part) => part.trim());
  const given = addresses.filter((address) => address !== '');
  const wrong = given.find((address) => !isMailAddress(address));
  if (wrong !== undefined) return `CONTACT_ADDRESSES has "${wrong}", which is not a mail address.`;
  if (given.length === 0 && mode === 'production' && environment['SMTP_URL'])
    return 'CONTACT_ADDRESSES must be set with SHOP_MODE=production and SMTP_URL: visitors write there.';
  const mailsPerHour = Number(environment['MAILS_PER_HOUR'] || '5');
  if (!Number.isInteger(mailsPerHour) || mailsPerHour < 1) return 'MAILS_PER_HOUR must be a whole number from 1.';
  return { mailsPerHour, ...(given.length > 0 ? { contactAddresses: given } : {}) };
}

function conversionsOf(environment: Environment): Part {
  const url = environment['CONVERSION_URL'] ?? '';
  const token = environment['CONVERSION_TOKEN'] ?? '';
  if (url === '' && token === '') return {};
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    return 'CONVERSION_URL must be an https address such as https://graph.example.com/v1/1234/events.';
  }
  return token === '' ? 'CONVERSION_TOKEN is needed with CONVERSION_URL.' : { conversions: { url, token } };
}

function moderationOf(environment: Environment): Part {
  const key = environment['MODERATION_KEY'] ?? '';
  return isLong(key) ? { moderationKey: key } : tooShort('MODERATION_KEY', key);
}

function ordersOf(environment: Environment): Part {
  const key = environment['ORDERS_KEY'] ?? '';
  return isLong(key) ? { ordersKey: key } : tooShort('ORDERS_KEY', key);
}

const LONGEST_LINE = 200;

function returnsOf(environment: Environment): Part {
  const days = environment['RETURN_DAYS'] || '15';
  if (!/^\d{1,3}$/.test(days)) return 'RETURN_DAYS must be a whole number of days from 0 to 999.';
  const parts = (environment['RETURN_ADDRESS'] ?? '').split('|').map((line) => line.trim());
  const lines = parts.filter((line) => line !== '');
  const isFit = lines.every((line) => line.length <= LONGEST_LINE && !/\p{Cc}/u.test(line));
  if (!isFit) return `RETURN_ADDRESS must be lines of at most ${LONGEST_LINE} characters with | between them.`;
  return { returnDays: Number(days), ...(lines.length > 0 ? { returnAddress: lines } : {}) };
}

function isLong(key: string): boolean {
  return key.length >= SHORTEST_KEY;
}

/** A key need not be there. */
function tooShort(name: string, key: string): Part {
  return key === '' ? {} : `${name} must have at least ${SHORTEST_KEY} characters.`;
}

function invalidationOf(environment: Environment): Part {
  const key = environment['INVALIDATION_KEY'] ?? '';
  if (key === '') return {};
  return /^[\w-]{32,200}$/.test(key)
    ? { invalidationKey: key }
    : `INVALIDATION_KEY must have at least ${SHORTEST_KEY} letters, digits, hyphens or underscores.`;
}

import {
  amount,
  filled,
  isRecord,
  nullable,
  type Parser,
  parsed,
  readable,
  shape,
  text,
  valueOrNull,
} from '#adapters/wire/parser.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import { MOST_WAITING, type WaitingEvents } from '#domain/analytics/waiting-event.ts';

const details: Parser<VisitEvent['details']> = (input) =>
  isRecord(input) && Object.values(input).every((each) => typeof each === 'string')
    ? parsed(input as VisitEvent['details'])
    : { kind: 'malformed', field: '' };

const ecommerce: Parser<EcommerceEvent['ecommerce']> = (input) =>
  isRecord(input) ? parsed(input) : { kind: 'malformed', field: '' };

/** What is told of has to be a page. */
const address: Parser<string> = (input) =>
  /^https?:\/\/[^/]/.test(String(input)) ? text(input) : { kind: 'malformed', field: '' };

const waiting = <Event>(event: Parser<Event>) => readable(shape({ id: filled, at: amount, event }));

const storedCounts = waiting(shape({ name: filled, address, details, revenue: nullable(amount) }));
const storedTags = waiting(shape({ name: filled, address, ecommerce }));

/** What a device kept that is still to be counted; null when it is no list. What cannot be read is left out. */
export function readStoredCounts(stored: unknown): WaitingEvents<VisitEvent> | null {
  return valueOrNull(storedCounts, stored)?.items.slice(-MOST_WAITING) ?? null;
}

/** The same of what is still to be told to the merchant's tags. */
export function readStoredTags(stored: unknown): WaitingEvents<EcommerceEvent> | null {
  return valueOrNull(storedTags, stored)?.items.slice(-MOST_WAITING) ?? null;
}

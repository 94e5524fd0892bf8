import { DatabaseError } from 'pg';
import { Unavailable } from '#api/process/unavailable.ts';

/** The five characters by which PostgreSQL names a fault; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const code = codeOf(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Whether a row was refused because one with the same key is there already. */
export function isTwice(error: unknown, constraint: string): boolean {
  return sqlStateOf(error) === '23505' && error instanceof DatabaseError && error.constraint === constraint;
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message === '' ? (codeOf(error) ?? error.name) : error.message;
}

/**
 * Whether a call failed because the database or something else cannot be reached or is too busy, and not by its own
 * fault: asked again later it may be answered. Nothing of it was committed, unless the connection broke while it was.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  const state = sqlStateOf(error);
  if (state !== null) return AWAY_STATES.some((start) => state.startsWith(start));
  const code = codeOf(error);
  return code === null ? AWAY_MESSAGES.test(messageOf(error)) : NETWORK_CODES.has(code);
}

/** Connection lost, rolled back for another's sake, resources used up, told to stop or not yet ready, out of time. */
const AWAY_STATES = ['08', '40', '53', '57P', '57014', '25P03'];

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What `pg` says of a lost connection, without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect)/;

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

import { isIP } from 'node:net';
import type { LimitSettings } from '#api/transport/request-limits.ts';
import { OWN_MACHINE } from '#shared/client-address.ts';
import type { Environment } from './outside-settings.ts';

/** How much one client may ask, and how clients are told apart. */
export type TrafficSettings = {
  /** Proxies whose word about the client's address counts. */
  readonly trustedProxies: readonly string[];
  /** Addresses whose calls nothing limits. */
  readonly unlimited: readonly string[];
  readonly limits: LimitSettings;
};

type Read =
  | { readonly kind: 'read'; readonly settings: TrafficSettings }
  | { readonly kind: 'wrong'; readonly sentence: string };

const MOST = 1_000_000;

/**
 * Reads TRUSTED_PROXIES, READS_PER_MINUTE and WRITES_PER_MINUTE. Who tries a demo out on the own machine is not limited:
 * programs that look at all of a shop ask more than a shopper does.
 */
export function readTrafficSettings(environment: Environment, mode: 'demo' | 'production'): Read {
  const trustedProxies = (environment['TRUSTED_PROXIES'] ?? OWN_MACHINE.join(','))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const notAddress = trustedProxies.find((address) => isIP(address) === 0);
  if (notAddress !== undefined) return wrong(`TRUSTED_PROXIES has "${notAddress}", which is not an IP address.`);
  const readsPerMinute = Number(environment['READS_PER_MINUTE'] || '300');
  const writesPerMinute = Number(environment['WRITES_PER_MINUTE'] || '60');
  if (!isLimit(readsPerMinute)) return wrong(`READS_PER_MINUTE must be a whole number from 1 to ${MOST}.`);
  if (!isLimit(writesPerMinute)) return wrong(`WRITES_PER_MINUTE must be a whole number from 1 to ${MOST}.`);
  const unlimited = mode === 'demo' ? OWN_MACHINE : [];
  return { kind: 'read', settings: { trustedProxies, unlimited, limits: { readsPerMinute, writesPerMinute } } };
}

function isLimit(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MOST;
}

function wrong(sentence: string): { readonly kind: 'wrong'; readonly sentence: string } {
  return { kind: 'wrong', sentence };
}

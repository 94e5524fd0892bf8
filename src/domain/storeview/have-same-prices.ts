import { countryIdOf } from './store-view.ts';

/**
 * Whether two countries, as ISO 3166-1 codes, pay by one price set: India has its own, the United States have theirs, and
 * all others share one (contract, section 4).
 */
export function haveSamePrices(one: string, other: string): boolean {
  return marketOf(one) === marketOf(other);
}

function marketOf(country: string): 'IN' | 'US' | 'others' {
  const id = countryIdOf({ country });
  return id === 'IN' || id === 'US' ? id : 'others';
}

import type { PromoGateway } from '#domain/content/promo-gateway.ts';
import type { Promo } from '#domain/content/promos.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

export interface MemoryPromoGateway extends PromoGateway, MemoryLink<keyof PromoGateway> {
  announce(...promos: readonly Promo[]): void;
}

type Options = { readonly isReachable?: () => boolean };

/** What a test announces; nothing at first. */
export function createMemoryPromoGateway({ isReachable }: Options = {}): MemoryPromoGateway {
  const link = createMemoryLink<keyof PromoGateway>(isReachable);
  let announced: readonly Promo[] = [];
  return {
    ...link,
    current: () => link.answer('current', [], () => ({ kind: 'ok', value: announced })),
    announce(...promos) {
      announced = promos;
    },
  };
}

import { isEnabled, type Sku, type Stock } from '#domain/catalog/product.ts';
import type { RestockGateway, Wait, WaitAnswer } from '#domain/restock/restock-gateway.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { isSellable } from '#domain/stock/availability.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts } from './memory-products.ts';

export interface MemoryRestockGateway extends RestockGateway, MemoryLink<keyof RestockGateway> {
  /** Writes to everybody whose sku can be had again, once. */
  tellRestocked(): void;
  /** The mails so far. */
  told(): readonly Wait[];
}

type Options = { readonly isReachable?: () => boolean; readonly products: MemoryProducts };

/** Those who wait for what is sold out; nobody at first. */
export function createMemoryRestockGateway({ isReachable, products }: Options): MemoryRestockGateway {
  const link = createMemoryLink<keyof RestockGateway>(isReachable);
  const waits = new Map<string, Wait>();
  const told: Wait[] = [];

  return {
    ...link,
    ask: (wait, world) => link.answer('ask', world ? [wait, world] : [wait], () => noted(wait)),
    tellRestocked() {
      for (const [key, wait] of waits) {
        if (!canBeHad(wait.sku)) continue;
        waits.delete(key);
        told.push(wait);
      }
    },
    told: () => told,
  };

  function noted({ email, sku }: Wait): Reply<WaitAnswer> {
    if (problemOfEmail(email) !== null) return refused(400, 'Invalid e-mail provided!');
    if (stockOf(sku) === null) return refused(400, `Unknown sku ${sku}`);
    if (canBeHad(sku)) return { kind: 'ok', value: 'in-stock' };
    waits.set(`${sku} ${email.toLowerCase()}`, { email: email.toLowerCase(), sku });
    return { kind: 'ok', value: 'noted' };
  }

  function canBeHad(sku: Sku): boolean {
    const item = products.find(sku);
    const stock = stockOf(sku);
    return item !== null && isEnabled(item.variant ?? item.product) && stock !== null && isSellable(stock);
  }

  /** Null for what nobody sells, and for a product whose variants are sold. */
  function stockOf(sku: Sku): Stock | null {
    const item = products.find(sku);
    if (!item || (item.variant === null && item.product.variants.length > 0)) return null;
    return (item.variant ?? item.product).stock;
  }
}

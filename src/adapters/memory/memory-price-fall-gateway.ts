import { isEnabled, type Product, skuOf } from '#domain/catalog/product.ts';
import type { PriceFallGateway, PriceWait } from '#domain/price-falls/price-fall-gateway.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { MOST_AWAITED } from '#domain/queue/queued-command.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { type Money, majorOf, moneyOf } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { isOutOfStock } from '#domain/stock/availability.ts';
import { type CallWorld, countryIdOf } from '#domain/storeview/store-view.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts } from './memory-products.ts';

type ToldMail = { readonly email: string; readonly skus: readonly string[] };

export interface MemoryPriceFallGateway extends PriceFallGateway, MemoryLink<keyof PriceFallGateway> {
  /** Writes to everybody for whom something costs less than was told, once a day at most. */
  tellFalls(): void;
  /** The mails so far. */
  told(): readonly ToldMail[];
}

type Options = {
  readonly isReachable?: () => boolean;
  readonly products: Pick<MemoryProducts, 'find'>;
  readonly market: () => Market;
  readonly now: () => number;
};

type Wait = { readonly email: string; readonly sku: string; readonly country: Market['country']; readonly told: Money };

const DAY_MS = 86_400_000;
const LEAST_FALL = 1; // rupee

/** Those who wait for prices to fall; nobody at first. Of price groups it knows nothing. */
export function createMemoryPriceFallGateway({ isReachable, now, ...shop }: Options): MemoryPriceFallGateway {
  const link = createMemoryLink<keyof PriceFallGateway>(isReachable);
  const { isSold, priceNow, hasFallen } = pricesIn(shop);
  const waits = new Map<string, Wait>();
  const lastTold = new Map<string, number>();
  const told: ToldMail[] = [];
  const note = (wait: Wait) => waits.set(`${wait.email} ${wait.sku}`, wait);

  return {
    ...link,
    ask: (wait, world) => link.answer('ask', world ? [wait, world] : [wait], () => noted(wait, world)),
    tellFalls() {
      for (const [email, mine] of Map.groupBy(waits.values(), (wait) => wait.email)) {
        const fallen = mine.filter(hasFallen);
        if (fallen.length === 0 || now() - (lastTold.get(email) ?? -DAY_MS) < DAY_MS) continue;
        for (const wait of fallen) note({ ...wait, told: priceNow(wait) });
        lastTold.set(email, now());
        told.push({ email, skus: fallen.map(({ sku }) => sku) });
      }
    },
    told: () => told,
  };

  function noted({ email, skus }: PriceWait, world?: CallWorld): Reply<readonly string[]> {
    if (problemOfEmail(email) !== null) return refused(400, 'Invalid e-mail provided!');
    if (skus.length === 0 || skus.length > MOST_AWAITED) return refused(400, 'is malformed');
    const sold = [...new Set(skus)].filter(isSold);
    if (sold.length === 0) return refused(400, 'Nothing to wait for');
    const country = world ? countryIdOf(world) : shop.market().country;
    for (const sku of sold) note({ email: email.toLowerCase(), sku, country, told: priceNow({ sku, country }) });
    return { kind: 'ok', value: sold };
  }
}

type Priced = Pick<Wait, 'sku' | 'country'>;

/** What products cost now in a country; nothing where they are not sold. */
function pricesIn({ products, market }: Pick<Options, 'products' | 'market'>) {
  const soldAs = (sku: string): Product | null => {
    const product = products.find(skuOf(sku))?.product;
    return product?.sku === sku && isEnabled(product) ? product : null;
  };
  const priceNow = ({ sku, country }: Priced): Money => {
    const product = soldAs(sku);
    return product ? priceOf(product.prices, { country, today: market().today }).current : moneyOf(0);
  };
  return {
    isSold: (sku: string) => soldAs(sku) !== null,
    priceNow,
    hasFallen(wait: Wait): boolean {
      const product = soldAs(wait.sku);
      const canBeHad = product !== null && !isOutOfStock(product);
      return canBeHad && majorOf(priceNow(wait)) <= majorOf(wait.told) - LEAST_FALL;
    },
  };
}

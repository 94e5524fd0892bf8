import type { Rating } from '#domain/catalog/product.ts';
import type { CategoryPreview } from '#viewmodels/catalog/category-preview.ts';
import { isRated } from '#viewmodels/catalog/rating-view.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';

import type { Site } from './site.ts';

/** A description of something for machines, in the words of schema.org. */
export type Described = { readonly '@type': string; readonly [property: string]: unknown };

type Place = { readonly site: Pick<Site, 'origin' | 'prefix'>; readonly canonical: string };

const NAME = 'Zari';

/** The shop itself: who it is, and how to search in it. */
export function describeShop(site: Place['site']): readonly Described[] {
  const [home, { origin }] = [addressIn(site, '/'), site];
  return [
    { '@type': 'Organization', '@id': `${origin}/#shop`, name: NAME, url: home, logo: `${origin}/favicon.svg` },
    {
      '@type': 'WebSite',
      name: NAME,
      url: home,
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

type Sold = Pick<ProductScreenModel, 'name' | 'metaDescription' | 'designer' | 'stock' | 'pictures' | 'breadcrumbs'>;

type Offered = {
  readonly sku: string;
  /** As the page shows it. */
  readonly price: string;
  readonly currency: string;
  readonly rating: Rating | null;
};

/**
 * A product with its offer: the price and the stock that the page shows. A piece without a price has no offer, and one that few
 * have rated no rating, as on its card.
 */
export function describeProduct(
  model: Sold,
  { site, canonical, sku, price, currency, rating }: Place & Offered,
): readonly Described[] {
  const amount = price.replace(/\D/g, ''); // prices are shown in whole units
  const isSold = model.stock.told.level !== 'none' && model.stock.error === null;
  const offer = {
    '@type': 'Offer',
    url: addressIn(site, canonical),
    price: amount,
    priceCurrency: currency,
    availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: NAME },
  };
  const product = {
    '@type': 'Product',
    name: model.name,
    description: model.metaDescription,
    sku,
    image: model.pictures.flatMap(({ large }) => (large.src ? [absolute(site.origin, large.src)] : [])),
    ...(model.designer ? { brand: { '@type': 'Brand', name: model.designer } } : {}),
    ...(Number(amount) > 0 ? { offers: offer } : {}),
    ...(isRated(rating) ? { aggregateRating: described(rating) } : {}),
  };
  return [product, breadcrumbsOf(model, { site, canonical })];
}

function described({ average, reviews }: Rating): Described {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews };
}

export function describeCategory(model: Pick<CategoryPreview, 'name' | 'breadcrumbs'>, place: Place) {
  return [breadcrumbsOf(model, place)];
}

type Trailed = {
  readonly name: string;
  readonly breadcrumbs: readonly { readonly name: string; readonly address: string }[];
};

function breadcrumbsOf({ name, breadcrumbs }: Trailed, { site, canonical }: Place): Described {
  const steps = [...breadcrumbs, { name, address: canonical }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: addressIn(site, step.address),
    })),
  };
}

/** A page of a store view. */
export function addressIn({ origin, prefix }: Place['site'], address: string): string {
  return absolute(origin, prefix + address);
}

export function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
}

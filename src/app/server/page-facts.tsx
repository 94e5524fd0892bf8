import { canonicalAddress } from '#app/page/canonical-address.ts';
import type { Shell } from '#app/page/page.ts';
import { PAGE_FACT } from '#app/page/page-fact.ts';
import { jsonText } from '#app/transfer/json-text.ts';
import type { CategoryScreenModel } from '#viewmodels/catalog/category-screen-model.ts';
import type { HomeScreenModel } from '#viewmodels/content/home-screen-model.ts';
import { contactMessages } from '#viewmodels/messages/contact/en.ts';
import { homeMessages } from '#viewmodels/messages/home/en.ts';
import { storeLocatorMessages } from '#viewmodels/messages/store-locator/en.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import type { ShownPage } from '../navigation/open-page.ts';
import type { Site } from './site.ts';
import {
  absolute,
  addressIn,
  type Described,
  describeCategory,
  describeProduct,
  describeShop,
} from './structured-data.ts';

type Facts = {
  readonly canonical: string;
  readonly type: 'website' | 'product';
  readonly title: string;
  readonly description: string;
  /** Path of a picture of the page; '' for none. */
  readonly picture: string;
  readonly described: readonly Described[];
};

/** The models of the pages that are told of; the code of each page has added its own. */
type Shown = Shell & {
  readonly homeScreen: HomeScreenModel;
  readonly categoryScreen: CategoryScreenModel;
  readonly productScreen: ProductScreenModel;
  readonly productSet: ProductSetModel;
};

type Props = { readonly page: ShownPage; readonly shop: Shell; readonly site: Site };

const mark = { [PAGE_FACT]: '' };

/** What machines read in the head of a page that may be found: its address, its preview, what it is about. */
export function PageFacts({ page, shop, site }: Props) {
  const facts = factsOf(page, shop as Shown, site);
  if (!facts) return null;
  const { origin } = site;
  const address = addressIn(site, facts.canonical);
  const { type, title, description, picture, described } = facts;
  const { locale } = shop.storeView.get();
  const preview: readonly (readonly [property: string, content: string])[] = [
    ['og:site_name', 'Zari'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', locale.replace('-', '_')],
    ...pictureFacts(picture, { origin, title }),
  ];
  return (
    <>
      <link rel="canonical" href={address} {...mark} />
      {alternatesOf(site, facts.canonical).map(([locale, href]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} {...mark} />
      ))}
      {preview.map(([property, content]) =>
        content === '' ? null : <meta key={property} property={property} content={content} {...mark} />,
      )}
      <meta name="twitter:card" content="summary_large_image" {...mark} />
      {described.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the block
          dangerouslySetInnerHTML={{ __html: jsonText({ '@context': 'https://schema.org', '@graph': described }) }}
          {...mark}
        />
      )}
    </>
  );
}

/**
 * One address speaks all languages, since the shopper chooses one; several store views have an address each, the first of
 * them for whoever reads none of their languages. Of two in one locale a search engine is told the first.
 */
function alternatesOf({ alternates, ...site }: Site, canonical: string): readonly (readonly [string, string])[] {
  const each = alternates.map(({ locale, address }) => [locale, address + canonical] as const);
  const [[, first] = ['', addressIn(site, canonical)]] = each;
  return [...new Map([...each].reverse()), ['x-default', first]];
}

/** A picture's address says its size; what shows a preview keeps the room for it, and reads the words aloud. */
function pictureFacts(picture: string, { origin, title }: { readonly origin: string; readonly title: string }) {
  if (picture === '') return [];
  const [, width = '', height = ''] = /\/img\/(\d+)\/(\d+)\//.exec(picture) ?? [];
  return [
    ['og:image', absolute(origin, picture)],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', title],
  ] as const;
}

function factsOf({ shows, location }: ShownPage, shop: Shown, site: Site): Facts | null {
  const canonical = canonicalAddress(shows, shop, location.search);
  if (canonical === null) return null;
  const place = { site, canonical };
  switch (shows) {
    case 'home': {
      const { title, description } = shop.messages(homeMessages);
      const picture = shop.homeScreen.hero?.source.src ?? '';
      return { canonical, type: 'website', title, description, picture, described: describeShop(site) };
    }
    case 'category': {
      const { head, list } = shop.categoryScreen;
      if (head === null) return null;
      const picture = head.banner?.src ?? list.cards[0]?.picture.src ?? '';
      const { title, metaDescription: description } = head;
      return { canonical, type: 'website', title, description, picture, described: describeCategory(head, place) };
    }
    case 'product':
    case 'product-set': {
      const model = shop.productScreen;
      const view = shop.productView.get();
      if (view.kind !== 'ready') return null;
      const { sku } = view.toChoose.length > 0 ? view.product : { sku: view.variant ?? view.product.sku };
      const { currency } = shop.storeView.get();
      const { title, metaDescription: description } = model;
      const picture = model.pictures[0]?.large.src ?? '';
      const { price } = shows === 'product-set' ? shop.productSet : model;
      const described = describeProduct(model, {
        ...place,
        sku,
        price: price.current,
        currency,
        rating: view.product.rating,
      });
      return { canonical, type: 'product', title, description, picture, described };
    }
    default:
      return wordsOf(shows, shop, canonical);
  }
}

/** Of a page that is nothing but words. */
function wordsOf(shows: ShownPage['shows'], shop: Shell, canonical: string): Facts | null {
  const view = shop.shopPageView.get();
  const { title, intro } = introOf(shows, shop) ?? {};
  const written = shows === 'text-page' && view.kind === 'ready' ? view.page : { title, description: intro };
  const { title: name, description } = written;
  if (name === undefined || description === undefined) return null;
  return { canonical, type: 'website', title: name, description, picture: '', described: [] };
}

function introOf(shows: ShownPage['shows'], { messages }: Shell) {
  if (shows === 'contact') return messages(contactMessages);
  if (shows === 'store-locator') return messages(storeLocatorMessages);
  return shows === 'track-order' ? messages(trackingMessages) : null;
}

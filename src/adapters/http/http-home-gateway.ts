import { parseHeadImage, parsePromotedOffers, type WireBanner } from '#adapters/wire/parse-banners.ts';
import { parseHome, type WireSection } from '#adapters/wire/parse-home.ts';
import { noneReadable, type Parser, type Readable } from '#adapters/wire/parser.ts';
import type { Banner, BannerKind, HomeSection, ProductSource, SectionHead } from '#domain/content/home.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import type { Log } from '#domain/shared/log.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { logLeftOut } from './log-left-out.ts';
import { spokenIn } from './spoken-in.ts';
import type { Transport } from './transport.ts';
import { isPageLink } from './web-address.ts';

type Ports = {
  readonly transport: Transport;
  readonly log: Log;
  /** Names the store view whose banners are shown. */
  readonly storeCode: string;
};

/** The plan of the front page over HTTP (CONT-01). */
export function createHttpHomeGateway(ports: Ports): HomeGateway {
  const { transport, log } = ports;
  return {
    async sections(signal) {
      const reply = await transport.send({ method: 'GET', url: '/api/home/data', parse: parseHome }, signal);
      return withValue(reply, ({ sections }) => {
        logLeftOut(log, 'section of the home page', sections);
        for (const section of sections.items) logLeftOut(log, `banner of section ${section.id}`, section.banners);
        return sections.items.toSorted((a, b) => a.position - b.position).flatMap(sectionOf);
      });
    },
    promoted: createPromoted(ports),
  };
}

/** The banners above the plan, from two files; what one of them has is shown without the other. */
function createPromoted({ transport, log, storeCode }: Ports): HomeGateway['promoted'] {
  return async (signal) => {
    const [head, offers] = await Promise.all([
      bannerFile('main-image.json', parseHeadImage, signal),
      bannerFile('promoted_offers.json', parsePromotedOffers, signal),
    ]);
    if (head.kind === 'unreachable' && offers.kind === 'unreachable') return head;
    const image = head.kind === 'ok' ? head.value.image : null;
    const lists = offers.kind === 'ok' ? offers.value : noOffers;
    return {
      kind: 'ok',
      value: {
        head: image && isPageLink(image.link) ? bannerOf(image) : null,
        main: bannersOf('main banner', lists.mainBanners),
        small: bannersOf('small banner', lists.smallBanners),
        product: bannersOf('product banner', lists.productBanners),
      },
    };
  };

  /** The file of the store view; where it has none, that of the default one (CONT-13). */
  async function bannerFile<T>(name: string, parse: Parser<T>, signal?: AbortSignal): Promise<Reply<T>> {
    const fileIn = (code: string) =>
      transport.send(
        { method: 'GET', url: `/api/banners/${code}/${name}`, parse, isSilent: true, namesStore: true },
        signal,
      );
    const own = await fileIn(storeCode);
    const isMissing = own.kind === 'refused' && own.code === 404 && storeCode !== DEFAULT_STORE;
    return isMissing ? fileIn(DEFAULT_STORE) : own;
  }

  function bannersOf(name: string, banners: Readable<WireBanner>): readonly Banner[] {
    logLeftOut(log, name, banners);
    return usable(banners);
  }
}

const DEFAULT_STORE = 'default'; // contract, promotedOffers

/** A shop without banner files has none to show (contract, promotedOffers). */
const noOffers = { mainBanners: noneReadable, smallBanners: noneReadable, productBanners: noneReadable };

/** A kind of section that is not known yet is left out, and so is one without anything to show. */
function sectionOf(wire: WireSection): readonly HomeSection[] {
  switch (wire.type) {
    case 'banner_slider':
      return bannerSection(wire, 'banners');
    case 'category_grid':
      return bannerSection(wire, 'doors');
    case 'celebrity':
      return bannerSection(wire, 'worn');
    case 'product_slider':
      return productSection(wire);
    case 'html':
      return wire.html.trim() === '' ? [] : [{ ...headOf(wire), kind: 'text', html: wire.html }];
    default:
      return [];
  }
}

function bannerSection(wire: WireSection, kind: BannerKind): readonly HomeSection[] {
  const banners = usable(wire.banners);
  return banners.length > 0 ? [{ ...headOf(wire), kind, banners }] : [];
}

/** A moment that is none leaves its end open. */
function headOf({ id, title, subtitle, link, start_at, end_at, language }: WireSection): SectionHead {
  const moment = (text: string): string => (Number.isNaN(Date.parse(text)) ? '' : text);
  return {
    id,
    title,
    subtitle,
    link: isPageLink(link) ? link : '',
    startsAt: moment(start_at),
    endsAt: moment(end_at),
    ...spokenIn({ language }),
  };
}

/** Only banners that lead to a page. */
function usable({ items }: Readable<WireBanner>): readonly Banner[] {
  return items.filter(({ link }) => isPageLink(link)).map(bannerOf);
}

function bannerOf({ title, subtitle, image, image_mobile, link, button_text, sku, language }: WireBanner): Banner {
  const banner = { title, subtitle, image, narrowImage: image_mobile, link, buttonText: button_text, sku };
  return { ...banner, ...spokenIn({ language }) };
}

function productSection(wire: WireSection): readonly HomeSection[] {
  const source = sourceOf(wire);
  return source ? [{ ...headOf(wire), kind: 'products', source }] : [];
}

/** Named products win over a category, and its id over its name (contract, HomeSection). */
function sourceOf({ skus, category_id, category_name }: WireSection): ProductSource | null {
  if (skus.length > 0) return { kind: 'skus', skus };
  if (category_id !== null) return { kind: 'category', id: category_id };
  return category_name ? { kind: 'category-name', name: category_name } : null;
}

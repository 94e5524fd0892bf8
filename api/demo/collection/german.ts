import type {
  BannerRecord,
  HeadImageRecord,
  HomeSectionRecord,
  PromotedOffersRecord,
} from '#api/records/content-records.ts';
import labels from './words/de-labels.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = labels;

/** Names of people, houses and pieces stay what they are. */
const german = (text: string): string => words[text] ?? text;

const bannerIn = (banner: BannerRecord): BannerRecord => ({
  ...banner,
  language: 'de',
  title: german(banner.title),
  ...(banner.subtitle === undefined ? {} : { subtitle: german(banner.subtitle) }),
  button_text: banner.button_text === null ? null : german(banner.button_text),
});

export const sectionInGerman = (section: HomeSectionRecord): HomeSectionRecord => ({
  ...section,
  language: 'de',
  title: german(section.title),
  subtitle: section.subtitle === null ? null : german(section.subtitle),
  ...(section.banners ? { banners: section.banners.map(bannerIn) } : {}),
});

export const offersInGerman = (offers: PromotedOffersRecord): PromotedOffersRecord => ({
  mainBanners: offers.mainBanners.map(bannerIn),
  smallBanners: offers.smallBanners.map(bannerIn),
  productBanners: offers.productBanners.map(bannerIn),
});

export const headInGerman = ({ image }: HeadImageRecord): HeadImageRecord => ({ image: bannerIn(image) });

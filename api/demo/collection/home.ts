import type {
  BannerRecord,
  HeadImageRecord,
  HomeSectionRecord,
  PromotedOffersRecord,
} from '#api/records/content-records.ts';
import { DESIGNERS } from './designers.ts';
import { SIZES } from './options.ts';
import { bannerPaths, categoryPicturePaths } from './picture-paths.ts';

type Words = { readonly title: string; readonly subtitle: string; readonly link: string; readonly button: string };

const banner = (key: string, { title, subtitle, link, button }: Words): BannerRecord => ({
  title,
  subtitle,
  ...bannerPaths(key),
  link,
  button_text: button,
  sku: null,
});

const HERO = banner('wedding-edit', {
  title: 'The Wedding Edit',
  subtitle: 'Lehengas, sherwanis and sarees from fifteen houses, made to be worn again',
  link: '/c/the-wedding-edit',
  button: 'Shop the edit',
});

const tile = (title: string, key: string): BannerRecord => {
  const { custom_image: image, custom_image_mobile: image_mobile } = categoryPicturePaths(key);
  return { title, image, image_mobile, link: `/c/${key}`, button_text: null, sku: null };
};

const OCCASIONS: readonly BannerRecord[] = [
  tile('Wedding', 'the-wedding-edit'),
  tile('Festive', 'festive'),
  tile('Resort', 'resort'),
  tile('Work', 'work'),
];

/** A category as a banner: its own wide picture, with a word of invitation. */
const stage = (key: string, { title, subtitle, link, button }: Words): BannerRecord => {
  const { custom_image: image, custom_image_mobile: image_mobile } = categoryPicturePaths(key);
  return { title, subtitle, image, image_mobile, link, button_text: button, sku: null };
};

const STAGES: readonly BannerRecord[] = [
  stage('festive', {
    title: 'By lamplight',
    subtitle: 'Marigold, wine and gold for the evenings that end late',
    link: '/c/festive',
    button: 'See the festive edit',
  }),
  stage('work', {
    title: 'Monday, well dressed',
    subtitle: 'Handloom and honest tailoring, kind from nine to nine',
    link: '/c/work',
    button: 'Dress for work',
  }),
];

const DOORS: readonly BannerRecord[] = [
  stage('gift-sets', {
    title: 'Given well',
    subtitle: 'Sets that are already wrapped',
    link: '/c/gift-sets',
    button: 'Find a present',
  }),
  stage('the-atelier', {
    title: 'The atelier',
    subtitle: 'Patterns, stylists, a fitter who comes to you',
    link: '/c/the-atelier',
    button: 'Make an appointment',
  }),
  stage('ready-to-ship', {
    title: 'Made already',
    subtitle: 'First to leave the house',
    link: '/c/ready-to-ship',
    button: 'Shop what is ready',
  }),
  stage('kaftans', {
    title: 'Yours in XL',
    subtitle: 'Kurtas, gowns and dresses with room to breathe',
    link: `/c/women?size=${SIZES.xl.id}`,
    button: 'Shop size XL',
  }),
];

const HOUSES: readonly BannerRecord[] = Object.values(DESIGNERS).map(({ name }) =>
  tile(name, name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
);

const WORN: readonly BannerRecord[] = [
  {
    sku: 'VR-LH-2001',
    title: 'Ira Malhotra in the Gulmohar lehenga',
    path: '/v/r/vr-lh-2001-wine-worn.jpg',
    slug: 'gulmohar-bridal-lehenga',
  },
  {
    sku: 'VR-SH-2040',
    title: 'Kabir Anand in the Banarasi sherwani',
    path: '/v/r/vr-sh-2040-ivory-worn.jpg',
    slug: 'banarasi-sherwani',
  },
  {
    sku: 'ST-GW-5002',
    title: 'Zoya Merchant in the Raat Rani gown',
    path: '/s/t/st-gw-5002-plum-worn.jpg',
    slug: 'raat-rani-gown',
  },
  {
    sku: 'TB-SR-4006',
    title: 'Lakshmi Varadan in a Patola saree',
    path: '/t/b/tb-sr-4006-teal-worn.jpg',
    slug: 'patola-ikat-saree',
  },
].map(({ sku, title, path, slug }) => ({
  title,
  image: path,
  image_mobile: path,
  link: `/p/${sku}/${slug}`,
  button_text: 'See the piece',
  sku,
}));

type Slider = Pick<HomeSectionRecord, 'id' | 'title' | 'subtitle' | 'link'>;

const slider = (words: Slider): Omit<HomeSectionRecord, 'position'> => ({ ...words, type: 'product_slider' });

const SECTIONS: readonly Omit<HomeSectionRecord, 'position'>[] = [
  { id: 1, type: 'banner_slider', title: HERO.title, subtitle: null, link: HERO.link, banners: [HERO] },
  { ...slider({ id: 2, title: 'New in', subtitle: 'Fresh off the loom', link: '/c/new-arrivals' }), category_id: 304 },
  {
    id: 3,
    type: 'category_grid',
    title: 'For the occasion',
    subtitle: 'Begin with where you are going',
    link: '/c/occasions',
    banners: OCCASIONS,
  },
  {
    ...slider({ id: 4, title: 'Trending', subtitle: 'What everyone asked about this week', link: '/c/trending' }),
    category_id: 305,
  },
  {
    id: 5,
    type: 'category_grid',
    title: 'Our designers',
    subtitle: 'Fifteen houses, and no two alike',
    link: '/c/designers',
    banners: HOUSES,
  },
  {
    id: 6,
    type: 'celebrity',
    title: 'Seen in public',
    subtitle: 'Worn by them, for sale to you',
    link: '/c/celebrity',
    banners: WORN,
  },
  {
    ...slider({ id: 8, title: 'Best sellers', subtitle: 'Tees that outlast fashion', link: '/c/tees' }),
    category_name: 'Tees',
  },
];

export const homeSections: readonly HomeSectionRecord[] = SECTIONS.map((section, index) => ({
  ...section,
  position: index + 1,
}));

/** The head image of the default store view. */
export const headImage: HeadImageRecord = { image: HERO };

/** The promoted banners of the default store view. */
export const offers: PromotedOffersRecord = {
  mainBanners: [HERO, ...STAGES],
  smallBanners: DOORS,
  productBanners: WORN,
};

import type { GarmentName } from '#api/demo/pictures/plates/wardrobe.ts';
import type { CareName, SingleType } from './design-sheet.ts';
import type { GenderName, KindName, SizeName } from './options.ts';
import type { GstName } from './tax-rules.ts';

/** What all designs of one cut have in common, so that a sheet says only what is its own. */
export type Cut = {
  /** Second part of the sku. */
  readonly code: string;
  readonly kind: KindName;
  readonly gender: GenderName;
  readonly garment: GarmentName;
  readonly sizes: readonly SizeName[];
  readonly care: CareName | null;
  readonly type?: SingleType;
  readonly folded?: true;
  readonly gst?: GstName;
};

const LETTERS = ['xs', 's', 'm', 'l', 'xl'] as const;
const WIDE_LETTERS = ['s', 'm', 'l', 'xl', 'xxl'] as const;
const YEARS = ['y2', 'y4', 'y6', 'y8', 'y10'] as const;
const WAISTS = ['waist30', 'waist32', 'waist34', 'waist36', 'waist38'] as const;
const FREE = ['free'] as const;
const HER_FEET = ['eu36', 'eu37', 'eu38', 'eu39', 'eu40'] as const;
const HIS_FEET = ['eu41', 'eu42', 'eu43', 'eu44', 'eu45'] as const;

const SMALL = { gender: 'unisex', garment: 'saree', sizes: FREE, type: 'simple', folded: true } as const;

export const CUTS = {
  kurtaSet: { code: 'KS', kind: 'kurtaSet', gender: 'women', garment: 'kurta', sizes: LETTERS, care: 'gentle' },
  saree: { code: 'SR', kind: 'saree', gender: 'women', garment: 'saree', sizes: FREE, care: 'dry' },
  lehenga: { code: 'LH', kind: 'lehenga', gender: 'women', garment: 'lehenga', sizes: ['s', 'm', 'l'], care: 'dry' },
  anarkali: { code: 'AN', kind: 'anarkali', gender: 'women', garment: 'anarkali', sizes: LETTERS, care: 'dry' },
  sharara: { code: 'SS', kind: 'sharara', gender: 'women', garment: 'sharara', sizes: LETTERS, care: 'dry' },
  dress: { code: 'DR', kind: 'dress', gender: 'women', garment: 'dress', sizes: LETTERS, care: 'gentle' },
  shirt: { code: 'ST', kind: 'shirt', gender: 'men', garment: 'shirt', sizes: WIDE_LETTERS, care: 'machine' },
  trousers: { code: 'TR', kind: 'trousers', gender: 'men', garment: 'trousers', sizes: WAISTS, care: 'gentle' },
  gown: { code: 'GW', kind: 'gown', gender: 'women', garment: 'gown', sizes: ['s', 'm', 'l', 'xl'], care: 'dry' },
  kaftan: { code: 'KF', kind: 'kaftan', gender: 'women', garment: 'kaftan', sizes: FREE, care: 'gentle' },
  dupatta: { code: 'DP', kind: 'dupatta', gender: 'women', garment: 'dupatta', sizes: FREE, care: 'dry' },
  oneDupatta: {
    code: 'DP',
    kind: 'dupatta',
    gender: 'women',
    garment: 'dupatta',
    sizes: FREE,
    care: 'dry',
    type: 'simple',
  },
  kurta: { code: 'KR', kind: 'kurta', gender: 'men', garment: 'mensKurta', sizes: WIDE_LETTERS, care: 'gentle' },
  sherwani: { code: 'SH', kind: 'sherwani', gender: 'men', garment: 'sherwani', sizes: WIDE_LETTERS, care: 'dry' },
  bandhgala: { code: 'BG', kind: 'bandhgala', gender: 'men', garment: 'bandhgala', sizes: WIDE_LETTERS, care: 'dry' },
  nehru: { code: 'NJ', kind: 'nehru', gender: 'men', garment: 'nehru', sizes: WIDE_LETTERS, care: 'dry' },
  tee: { code: 'TE', kind: 'tee', gender: 'men', garment: 'tee', sizes: WIDE_LETTERS, care: 'machine' },
  polo: { code: 'PL', kind: 'polo', gender: 'men', garment: 'polo', sizes: WIDE_LETTERS, care: 'machine' },
  girlsKurta: { code: 'GK', kind: 'kurtaSet', gender: 'girls', garment: 'girlsAnarkali', sizes: YEARS, care: 'gentle' },
  girlsLehenga: { code: 'GL', kind: 'lehenga', gender: 'girls', garment: 'girlsLehenga', sizes: YEARS, care: 'dry' },
  girlsAnarkali: {
    code: 'GA',
    kind: 'anarkali',
    gender: 'girls',
    garment: 'girlsAnarkali',
    sizes: YEARS,
    care: 'gentle',
  },
  boysKurta: { code: 'BK', kind: 'kurta', gender: 'boys', garment: 'boysKurta', sizes: YEARS, care: 'gentle' },
  boysJacket: { code: 'BN', kind: 'nehru', gender: 'boys', garment: 'boysNehru', sizes: YEARS, care: 'dry' },
  boysSherwani: { code: 'BS', kind: 'sherwani', gender: 'boys', garment: 'boysSherwani', sizes: YEARS, care: 'dry' },
  kidsTee: {
    code: 'KT',
    kind: 'tee',
    gender: 'unisex',
    garment: 'kidsTee',
    sizes: YEARS,
    care: 'machine',
    gst: 'cotton',
  },
  potli: { code: 'PT', kind: 'potli', gender: 'women', garment: 'potli', sizes: FREE, care: 'dry' },
  onePotli: { code: 'PT', kind: 'potli', gender: 'women', garment: 'potli', sizes: FREE, care: 'dry', type: 'simple' },
  juttis: { code: 'JT', kind: 'juttis', gender: 'women', garment: 'juttis', sizes: HER_FEET, care: 'wipe' },
  oneJuttis: {
    code: 'JT',
    kind: 'juttis',
    gender: 'women',
    garment: 'juttis',
    sizes: ['eu38'],
    care: 'wipe',
    type: 'simple',
  },
  mojaris: { code: 'MJ', kind: 'juttis', gender: 'men', garment: 'juttis', sizes: HIS_FEET, care: 'wipe' },
  jhumkas: {
    code: 'JH',
    kind: 'jhumkas',
    gender: 'women',
    garment: 'jhumka',
    sizes: FREE,
    care: 'wipe',
    gst: 'jewellery',
  },
  bangles: {
    code: 'BA',
    kind: 'bangles',
    gender: 'women',
    garment: 'bangles',
    sizes: FREE,
    care: 'wipe',
    gst: 'jewellery',
  },
  necklace: {
    code: 'NK',
    kind: 'necklace',
    gender: 'women',
    garment: 'necklace',
    sizes: FREE,
    care: 'wipe',
    gst: 'jewellery',
  },
  swatch: { ...SMALL, code: 'SW', kind: 'swatch', care: 'gentle', gst: 'cotton' },
  handkerchief: { ...SMALL, code: 'HK', kind: 'handkerchief', care: 'machine', gst: 'cotton' },
  pocketSquare: { ...SMALL, code: 'PS', kind: 'pocketSquare', gender: 'men', care: 'dry' },
  womensPattern: {
    code: 'PN',
    kind: 'pattern',
    gender: 'women',
    garment: 'paperPattern',
    sizes: FREE,
    care: null,
    type: 'downloadable',
  },
  mensPattern: {
    code: 'PN',
    kind: 'pattern',
    gender: 'men',
    garment: 'paperPattern',
    sizes: FREE,
    care: null,
    type: 'downloadable',
  },
  appointment: {
    code: 'AP',
    kind: 'appointment',
    gender: 'unisex',
    garment: 'rail',
    sizes: FREE,
    care: null,
    type: 'virtual',
  },
} as const satisfies Readonly<Record<string, Cut>>;

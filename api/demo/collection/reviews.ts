import { randomFrom } from '#api/demo/pictures/drawing/geometry.ts';
import type { Fit, ReviewRecord } from '#api/records/content-records.ts';
import type { DesignSheet } from './design-sheet.ts';
import type { KindName } from './options.ts';
import { dayAfter } from './prices.ts';
import { NICKNAMES } from './review-nicknames.ts';
import { BEGINNINGS, ENDINGS, type Family, REMARKS, type Stars, TITLES } from './review-phrases.ts';

/** The review of the contract's example. */
const FIRST: ReviewRecord = {
  id: 901,
  product_id: 1042,
  title: 'Lovely fabric',
  detail: 'Soft mulmul and true colour.',
  nickname: 'Meera',
  review_entity: 'product',
  review_status: 1,
  customer_id: null,
  created_at: '2026-11-02T13:20:00Z',
  ratings: [{ rating_name: 'Quality', percent: 100, value: 5 }],
};

const FIRST_ID = 1000;

const FAMILIES: Partial<Record<KindName, Family>> = {
  jhumkas: 'jewellery',
  necklace: 'jewellery',
  bangles: 'jewellery',
  potli: 'bags',
  giftSet: 'little',
  juttis: 'shoes',
  swatch: 'little',
  handkerchief: 'little',
  pocketSquare: 'little',
  pattern: 'service',
  appointment: 'service',
};

type Random = () => number;

const pick = <T>(random: Random, all: readonly T[]): T => {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new RangeError('Nothing can be picked from an empty list.');
  return found;
};

/** Share of products that so many reviews stand below: none, one, some, many, and what everybody bought. */
const CROWDS: readonly (readonly [share: number, least: number, most: number])[] = [
  [0.24, 0, 0],
  [0.4, 1, 1],
  [0.86, 2, 11],
  [0.98, 12, 48],
  [1, 120, 200],
];

const countFor = (random: Random): number => {
  const where = random();
  const [, least, most] = CROWDS.find(([share]) => where < share) ?? [1, 0, 0];
  return least + Math.floor(random() * (most - least + 1));
};

/** Shoppers who write are content more often than not; some products are liked less than others. */
const starsFor = (random: Random, appeal: number): Stars => {
  const luck = random() * appeal;
  if (luck < 0.05) return 2;
  if (luck < 0.14) return 3;
  return luck < 0.4 ? 4 : 5;
};

/** Of forty reviews one still waits, and one was refused. */
const statusFor = (random: Random): ReviewRecord['review_status'] => {
  const luck = random();
  if (luck < 0.025) return 2;
  return luck < 0.05 ? 3 : 1;
};

const detailOf = (random: Random, family: Family, stars: Stars): string => {
  const parts = [pick(random, BEGINNINGS[stars]), pick(random, REMARKS[family][stars]), pick(random, ENDINGS[stars])];
  return parts.filter((_, index) => index === 1 || random() < 0.62).join(' ');
};

/** Of ten reviews six say how the piece fits. */
const SAY_FIT = 0.6;

/** How much of a design's reviews find it small, and large: of ten designs two run small and one large. */
const LEANINGS: readonly (readonly [share: number, small: number, large: number])[] = [
  [0.2, 0.72, 0.03],
  [0.3, 0.03, 0.7],
  [1, 0.1, 0.1],
];

/** Whose words speak of the fit means the same by it. */
const IN_WORDS: readonly (readonly [words: RegExp, fit: Fit])[] = [
  [/size down|little large|sit wide|took it in/, 'large'],
  [/too tight|too small|one size up|little tight|Narrow on/, 'small'],
  [/as if they had measured|no alteration|true to size/, 'as_expected'],
];

/** Drawn apart from all else that is said, so that it changes none of it; null for who does not say. */
const fitsFor = (sheet: DesignSheet): ((words: string) => Fit | null) => {
  const random = randomFrom(sheet.id * 37);
  const where = random();
  const [, small = 0, large = 0] = LEANINGS.find(([share]) => where < share) ?? [];
  return (words) => {
    const [says, luck] = [random() < SAY_FIT, random()];
    if (!says || sheet.sizes.length < 2) return null;
    const [, meant = null] = IN_WORDS.find(([spoken]) => spoken.test(words)) ?? [];
    if (meant) return meant;
    if (luck < small) return 'small';
    return luck < small + large ? 'large' : 'as_expected';
  };
};

type Said = Omit<ReviewRecord, 'id'>;

const reviewsOfDesign = (sheet: DesignSheet, today: string): readonly Said[] => {
  const { id, kind, published } = sheet;
  const random = randomFrom(id * 31);
  const fitFor = fitsFor(sheet);
  const appeal = 0.55 + random();
  const age = typeof published === 'number' ? published : 30;
  return Array.from({ length: countFor(random) }, () => {
    const stars = starsFor(random, appeal);
    const day = dayAfter(today, -Math.floor(random() * Math.max(1, age)));
    const minute = String(Math.floor(random() * 60)).padStart(2, '0');
    const [title, detail] = [pick(random, TITLES[stars]), detailOf(random, FAMILIES[kind] ?? 'clothes', stars)];
    const fit = fitFor(`${title} ${detail}`);
    return {
      product_id: id,
      title,
      detail,
      nickname: pick(random, NICKNAMES),
      review_entity: 'product',
      review_status: statusFor(random),
      customer_id: null,
      created_at: `${day}T0${Math.floor(random() * 5)}:${minute}:00Z`,
      ratings: [{ rating_name: 'Quality', percent: stars * 20, value: stars }],
      ...(fit && { fit }),
    };
  });
};

/** What shoppers said until a day (YYYY-MM-DD) of the designs, the same on the same day. */
export const reviewsOf = (designs: readonly DesignSheet[], today: string): readonly ReviewRecord[] => [
  FIRST,
  ...designs
    .filter(({ id }) => id !== FIRST.product_id)
    .flatMap((sheet) => reviewsOfDesign(sheet, today))
    .map((said, index) => ({ ...said, id: FIRST_ID + index })),
];

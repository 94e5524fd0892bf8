import type { HomeSectionRecord } from '#api/records/content-records.ts';

/** A collection that comes every year: first and last day as `MM-DD`, both in the season. */
type Season = {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  readonly category: number;
};

const SEASONS: readonly Season[] = [
  {
    from: '03-02',
    to: '06-14',
    title: 'Summer by the sea',
    subtitle: 'What stays cool at noon and looks awake at midnight',
    link: '/c/resort',
    category: 66,
  },
  {
    from: '06-15',
    to: '09-14',
    title: 'Monsoon at work',
    subtitle: 'Dries fast, folds small, and means business',
    link: '/c/work',
    category: 64,
  },
  {
    from: '09-15',
    to: '11-15',
    title: 'For Diwali',
    subtitle: 'Colour by candlelight, and shoes to dance in',
    link: '/c/festive',
    category: 63,
  },
  {
    from: '11-16',
    to: '03-01',
    title: 'The wedding season',
    subtitle: 'Seven ceremonies, and something for each of them',
    link: '/c/the-wedding-edit',
    category: 62,
  },
];

const FIRST_ID = 100;
const POSITION = 3; // after what is new
const YEARS_BEFORE = 1; // the wedding season begins in the year before
const YEARS = 8;

/** The seasons around a day (YYYY-MM-DD), each with its days: they follow the calendar, and none is ever lengthened. */
export const seasonsAround = (today: string): readonly HomeSectionRecord[] => {
  const first = Number(today.slice(0, 4)) - YEARS_BEFORE;
  const years = Array.from({ length: YEARS }, (_, at) => first + at);
  return years.flatMap((year) => SEASONS.map((season) => [year, season] as const)).map(sectionOf);
};

function sectionOf([year, season]: readonly [number, Season], index: number): HomeSectionRecord {
  const { from, to, title, subtitle, link, category } = season;
  return {
    id: FIRST_ID + index,
    type: 'product_slider',
    title,
    subtitle,
    position: POSITION,
    link,
    category_id: category,
    start_at: `${year}-${from}T00:00:00+05:30`,
    end_at: dayAfter(`${to < from ? year + 1 : year}-${to}`),
  };
}

const DAY_MS = 86_400_000;

/** The first moment in the store's time zone after a day. */
function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return `${next}T00:00:00+05:30`;
}

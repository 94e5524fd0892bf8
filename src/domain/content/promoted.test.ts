import { expect, test } from 'vitest';
import { type Banner, nothingPromoted, plainHead } from './home.ts';
import type { HomeRow } from './home-view.ts';
import { withPromoted } from './promoted.ts';

const banner = (title: string): Banner => ({
  title,
  subtitle: '',
  image: `/b/${title}.jpg`,
  narrowImage: '',
  link: `/c/${title}`,
  buttonText: '',
  sku: '',
});
const row = (id: number, ...titles: readonly string[]): HomeRow => ({
  ...plainHead,
  kind: 'doors',
  id,
  title: `Row ${id}`,
  banners: titles.map(banner),
});
const seen = (rows: readonly HomeRow[]) =>
  rows.map((each) => ('banners' in each ? each.banners.map(({ title }) => title).join(' ') : each.title));

test('CONT-05 CONT-06 the head and the main banners come first, the small ones last', () => {
  const promoted = {
    ...nothingPromoted,
    head: banner('wedding'),
    main: [banner('resort'), banner('work')],
    small: [banner('juttis')],
  };
  expect(seen(withPromoted([row(1, 'sarees')], promoted))).toEqual(['wedding', 'resort work', 'sarees', 'juttis']);
});

test('a banner that stands there already is not shown twice, and a row without one goes', () => {
  const promoted = { ...nothingPromoted, head: banner('wedding'), main: [banner('wedding')], small: [banner('work')] };
  expect(seen(withPromoted([row(1, 'wedding'), row(2, 'sarees', 'work')], promoted))).toEqual([
    'wedding',
    'sarees work',
  ]);
});

test('without banners the plan stays as it is', () => {
  const rows = [row(1, 'sarees')];
  expect(withPromoted(rows, nothingPromoted)).toEqual(rows);
});

import { describe, expect, test } from 'vitest';
import { shopCountries } from '#domain/storeview/store-choices.ts';
import { addressLines, placeLines } from './address-lines.ts';

const place = { street: ['12B', 'Hill Road'], city: 'Mumbai', region: 'Maharashtra', postcode: '400050' };
const placeIn = (country: string, parts: Partial<typeof place>) =>
  placeLines({ ...place, street: ['1 Street'], city: '', region: '', postcode: '', country, ...parts }).slice(1);

describe('CHK-13 an address is written as its country writes it', () => {
  test.each([
    ['IN', { city: 'Mumbai', region: 'Maharashtra', postcode: '400050' }, ['Mumbai 400050', 'Maharashtra']],
    ['US', { city: 'New York', region: 'New York', postcode: '10118' }, ['New York, New York 10118']],
    ['GB', { city: 'London', postcode: 'E1 6RF' }, ['London', 'E1 6RF']],
    ['IE', { city: 'Dublin', region: 'Co. Dublin', postcode: 'D02 X285' }, ['Dublin', 'Co. Dublin', 'D02 X285']],
    ['AE', { region: 'Dubai' }, ['Dubai']],
    ['DE', { city: 'Berlin', postcode: '10115' }, ['10115 Berlin']],
    ['CH', { city: 'Zürich', postcode: '8001' }, ['CH-8001 Zürich']],
    ['SG', { postcode: '238801' }, ['SINGAPORE 238801']],
    ['AU', { city: 'Sydney', region: 'NSW', postcode: '2000' }, ['Sydney NSW 2000']],
    ['TR', { city: 'Kadıköy', region: 'İstanbul', postcode: '34710' }, ['34710 Kadıköy/İstanbul']],
  ])('in %s', (country, parts, lines) => {
    expect(placeIn(country, parts)).toEqual(lines);
  });

  test('the street stands where the country has it', () => {
    expect(placeLines({ ...place, country: 'HU', city: 'Budapest', region: '', postcode: '1051' })).toEqual([
      'Budapest',
      '12B',
      'Hill Road',
      '1051',
    ]);
    expect(placeLines({ ...place, country: 'JP', city: '', region: 'Tokyo', postcode: '154-0023' })).toEqual([
      '12B',
      'Hill Road, Tokyo',
      '154-0023',
    ]);
  });
});

test.each([
  ['US', { city: 'New York', postcode: '10118' }, ['New York 10118']],
  ['US', { region: 'New York', postcode: '10118' }, ['New York 10118']],
  ['CH', { city: 'Zürich' }, ['Zürich']],
  ['LV', { city: 'Rīga' }, ['Rīga']],
  ['TR', { region: 'İstanbul' }, ['İstanbul']],
  ['IE', { city: 'Dublin' }, ['Dublin']],
  ['JP', {}, []],
])('in %s nothing is left of what is missing in %o', (country, parts, lines) => {
  expect(placeIn(country, parts)).toEqual(lines);
});

test('a sign that was typed is not written twice', () => {
  expect(placeIn('LT', { city: 'Vilnius', postcode: 'LT-01100' })).toEqual(['LT-01100 Vilnius']);
});

test('what the country does not write is not lost', () => {
  expect(placeIn('AE', { city: 'Al Ain', region: 'Abu Dhabi', postcode: 'PO Box 12' })).toEqual([
    'Abu Dhabi',
    'Al Ain, PO Box 12',
  ]);
  expect(placeIn('AE', { city: 'Dubai', region: 'Dubai' })).toEqual(['Dubai']);
  expect(placeIn('SG', { city: 'Singapore', postcode: '238801' })).toEqual(['SINGAPORE 238801']);
});

test('a postcode that was made up where none is needed is none', () => {
  expect(placeIn('IE', { city: 'Dublin', postcode: '00000' })).toEqual(['Dublin']);
  expect(placeIn('DE', { city: 'Berlin', postcode: '00000' })).toEqual(['00000 Berlin']);
});

const bill = { ...place, firstName: 'Meera', lastName: 'Iyer', company: 'Rao Textiles' };

test('CHK-14 a company stands above its person or below, as the country has it', () => {
  const rest = ['12B', 'Hill Road', 'Mumbai 400050', 'Maharashtra'];
  expect(addressLines({ ...bill, country: 'IN' })).toEqual(['Meera Iyer', 'Rao Textiles', ...rest]);
  expect(addressLines({ ...bill, country: 'AT' }).slice(0, 2)).toEqual(['Rao Textiles', 'Meera Iyer']);
  expect(addressLines({ ...bill, company: '', country: 'IN' })).toEqual(['Meera Iyer', ...rest]);
});

test.each(shopCountries)('in %s every part of an address is written, once', (country) => {
  const parts = { street: ['S1', 'S2'], city: 'Cc', region: 'Rr', postcode: '99999' };
  const written = addressLines({ ...bill, ...parts, country }).join('\n');
  for (const part of ['Meera Iyer', 'Rao Textiles', 'S1', 'S2', 'Cc', 'Rr', '99999'])
    expect(written.split(part), part).toHaveLength(2);
});

test('blanks around what was typed are not written', () => {
  const typed = { street: [' 12B ', ' Hill Road'], city: ' Mumbai ', region: ' Maharashtra', postcode: '400050 ' };
  expect(placeLines({ ...typed, country: 'IN' })).toEqual(placeLines({ ...place, country: 'IN' }));
});

// Measurements of the body in centimetres; the tables in inches follow from them.

import type { SizeGuideRecord } from '#api/records/content-records.ts';
import { GENDERS, type GenderName, KINDS, type KindName } from './options.ts';

const CM_PER_INCH = 2.54;

type Row = readonly [size: string, ...centimetres: number[]];

type Body = {
  readonly kinds: readonly KindName[];
  readonly genders: readonly GenderName[];
  readonly title: string;
  readonly piece: string;
  readonly notes: string;
  /** Height in centimetres of who wears the pieces in the pictures, and the size; absent where nobody does. */
  readonly worn?: { readonly height: number; readonly size: string };
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
};

const HOW =
  '<p>Measure over light clothing, with the tape level and not pulled tight. Between two sizes take the larger one: it can be taken in.</p>';
const WOMEN: readonly Row[] = [
  ['XS', 81, 66, 89],
  ['S', 86, 71, 94],
  ['M', 91, 76, 99],
  ['L', 97, 81, 104],
  ['XL', 104, 89, 112],
];
const MEN: readonly Row[] = [
  ['S', 96, 84, 44, 62],
  ['M', 101, 89, 46, 63],
  ['L', 106, 94, 47, 64],
  ['XL', 111, 99, 49, 65],
  ['XXL', 117, 105, 51, 66],
];

const BODIES: readonly Body[] = [
  {
    kinds: ['kurtaSet', 'anarkali', 'gown', 'kaftan', 'sharara', 'dress'],
    genders: ['women'],
    title: 'kurta sizes',
    piece: 'Kurta',
    notes: HOW,
    worn: { height: 175, size: 'S' },
    columns: ['Bust', 'Waist', 'Hip'],
    rows: WOMEN,
  },
  {
    kinds: ['lehenga'],
    genders: ['women'],
    title: 'lehenga sizes',
    piece: 'Blouse and skirt',
    notes: `${HOW}<p>The skirt is 107 cm long and is worn at the navel. Wear your shoes when you measure the length.</p>`,
    worn: { height: 177, size: 'S' },
    columns: ['Bust', 'Waist', 'Hip'],
    rows: WOMEN,
  },
  {
    kinds: ['kurta', 'sherwani', 'bandhgala', 'nehru', 'tee', 'polo', 'shirt'],
    genders: ['men'],
    title: 'sizes for men',
    piece: 'Kurta and jacket',
    notes: HOW,
    worn: { height: 186, size: 'M' },
    columns: ['Chest', 'Waist', 'Shoulder', 'Sleeve'],
    rows: MEN,
  },
  {
    kinds: ['trousers'],
    genders: ['men'],
    title: 'trouser sizes',
    piece: 'Trousers',
    notes: '<p>Measure where you wear the waistband. Legs come unhemmed at 86 cm; we shorten them for nothing.</p>',
    worn: { height: 186, size: 'W 34' },
    columns: ['Waist', 'Hip', 'Thigh'],
    rows: [
      ['W 30', 76, 94, 56],
      ['W 32', 81, 99, 58],
      ['W 34', 86, 104, 61],
      ['W 36', 92, 109, 63],
      ['W 38', 97, 114, 66],
    ],
  },
  {
    kinds: ['kurtaSet', 'lehenga', 'anarkali', 'kurta', 'nehru', 'sherwani', 'tee'],
    genders: ['girls', 'boys', 'unisex'],
    title: 'sizes for children',
    piece: 'By height',
    notes: '<p>Go by height, not by birthday. Hems have four centimetres to let down.</p>',
    worn: { height: 108, size: '4-5 Y' },
    columns: ['Height', 'Chest', 'Waist'],
    rows: [
      ['2-3 Y', 98, 54, 51],
      ['4-5 Y', 110, 58, 53],
      ['6-7 Y', 122, 63, 56],
      ['8-9 Y', 134, 69, 60],
      ['10-11 Y', 146, 75, 63],
    ],
  },
  {
    kinds: ['juttis'],
    genders: ['women'],
    title: 'shoe sizes',
    piece: 'Juttis',
    notes: '<p>Leather gives by half a size. Measure the longer foot in the evening, standing.</p>',
    columns: ['Foot length'],
    rows: [
      ['EU 36', 22.8],
      ['EU 37', 23.5],
      ['EU 38', 24.1],
      ['EU 39', 24.8],
      ['EU 40', 25.4],
    ],
  },
  {
    kinds: ['juttis'],
    genders: ['men'],
    title: 'shoe sizes',
    piece: 'Mojaris',
    notes: '<p>Leather gives by half a size. Measure the longer foot in the evening, standing.</p>',
    columns: ['Foot length'],
    rows: [
      ['EU 41', 26.1],
      ['EU 42', 26.7],
      ['EU 43', 27.4],
      ['EU 44', 28.1],
      ['EU 45', 28.7],
    ],
  },
];

/** To the nearest half inch, as tapes are read. */
const inches = (centimetres: number): string => String(Math.round((centimetres / CM_PER_INCH) * 2) / 2);

const tableOf = ({ piece, columns, rows }: Body, unit: 'in' | 'cm'): SizeGuideRecord['tables'][number] => ({
  title: piece,
  unit,
  columns: ['Size', ...columns],
  rows: rows.map(([size, ...measures]) => [size, ...measures.map(unit === 'in' ? inches : String)]),
});

const guideOf = (body: Body): SizeGuideRecord => ({
  kinds: body.kinds.map((kind) => KINDS[kind].id),
  genders: body.genders.map((gender) => GENDERS[gender].id),
  title: body.title,
  image: null,
  notes: body.notes,
  ...(body.worn && { worn: body.worn }),
  tables: [tableOf(body, 'in'), tableOf(body, 'cm')],
});

type House = { readonly name: string; readonly gender: GenderName; readonly wider: number; readonly word: string };

/** Houses that cut wider or closer than the others, in centimetres of every measure round the body. */
const HOUSES: readonly House[] = [
  { name: 'Ila Devrai', gender: 'women', wider: 4, word: 'Cut with room to move: most take one size less than usual.' },
  { name: 'Sitara', gender: 'women', wider: -2, word: 'Cut close to the body: between two sizes take the larger one.' },
  { name: 'Halden & Bose', gender: 'men', wider: -3, word: 'Cut close, as in Kolkata: add a size to sit comfortably.' },
  { name: 'Rustam', gender: 'men', wider: 2, word: 'Cut straight and easy: your usual size, and no smaller.' },
];

const ROUND = ['Bust', 'Chest', 'Waist', 'Hip', 'Thigh'];

const bodyOf = (body: Body, { wider, word }: House): Body => ({
  ...body,
  notes: `${body.notes}<p>${word}</p>`,
  rows: body.rows.map(([size, ...measures]) => [
    size,
    ...measures.map((measure, at) => (ROUND.includes(body.columns[at] ?? '') ? measure + wider : measure)),
  ]),
});

const guidesOf = (body: Body): readonly SizeGuideRecord[] => {
  const houses = HOUSES.filter(({ gender }) => body.genders.includes(gender) && !body.kinds.includes('juttis'));
  return [...houses.map((house) => ({ ...guideOf(bodyOf(body, house)), designers: [house.name] })), guideOf(body)];
};

/** Those of a house stand before those of all. */
export const sizeGuides: readonly SizeGuideRecord[] = BODIES.flatMap(guidesOf);

// A made-to-measure pattern: tissue paper with the pieces drawn in their sizes, a swatch pinned on, scissors and a tape.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { curve, num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { ZARI } from '#api/demo/pictures/drawing/zari.ts';
import type { Garment } from './common.ts';

const PAPER = 'M104 148L610 128 628 950 116 968z';

/** Outlines of the pieces about their own middle: front, back, sleeve, collar. */
const PIECES = [
  {
    x: 236,
    y: 392,
    d: 'M-78-190C-60-176-34-160-14-166L0 190C-30 204-66 206-88 198-84 90-62 10-66-66-76-96-96-104-104-128-100-150-92-174-78-190z',
  },
  {
    x: 410,
    y: 386,
    d: 'M72-196C52-184 24-178 0-182V190C34 202 68 204 90 196 86 90 62 10 66-66 76-98 96-108 102-134 98-156 88-180 72-196z',
  },
  { x: 254, y: 766, d: 'M-104-64C-76-76-52-128 0-136 52-128 76-76 104-64L66 150C24 160-24 160-66 150z' },
  { x: 476, y: 706, d: 'M-96-20C-52-38 52-38 96-20L88 30C48 14-48 14-88 30z' },
] as const;

/** Every size is the same piece a little larger. */
const SIZES = [1, 0.94, 0.88] as const;

const piece = (ink: string, tint: string, { x, y, d }: (typeof PIECES)[number]): string =>
  SIZES.map(
    (size, index) =>
      `<path d="${d}" fill="${index === 0 ? tint : 'none'}" stroke="${ink}" stroke-width="${index === 0 ? 2.2 : 1.2}"${index === 0 ? '' : ` stroke-dasharray="${index === 1 ? '9 5' : '3 4'}"`} transform="translate(${x} ${y})scale(${size})"/>`,
  ).join('');

/** Which way the threads run. */
const grainline = (ink: string, x: number, from: number, to: number): string =>
  `<path d="M${x} ${from}V${to}M${x - 6} ${from + 12}L${x} ${from} ${x + 6} ${from + 12}M${x - 6} ${to - 12}L${x} ${to} ${x + 6} ${to - 12}" fill="none" stroke="${ink}" stroke-width="1.5"/>`;

const notches = (ink: string): string =>
  [
    [171, 330],
    [474, 326],
    [176, 470],
    [462, 470],
    [201, 690],
    [307, 690],
  ]
    .map(([x, y]) => `<path d="M${x}-5l6 10h-12z" transform="translate(0 ${y})" fill="${ink}"/>`)
    .join('');

const MAT = 'M62 104H660V1010H62z';

/** The cutting mat, ruled, in a dark tone of the order. */
const mat = (sheet: Sheet, cloth: Cloth): string => {
  const ground = mixed(darker(cloth.base, 0.45), '#2b3634', 0.35);
  const rules = [
    ...range(13).map((i) => `M${84 + i * 46} 104V1010`),
    ...range(19).map((i) => `M62 ${140 + i * 46}H660`),
  ];
  const soft = blur(sheet, 14, { x: 30, y: 70, width: 690, height: 990 });
  return (
    `<path d="${MAT}" fill="#4a3422" fill-opacity=".45" transform="translate(10 15)" filter="url(#${soft})"/><path d="${MAT}" fill="${ground}"/>` +
    `<path d="${rules.join('')}" fill="none" stroke="#fff6e0" stroke-width="1" stroke-opacity=".16"/>`
  );
};

const folds = (sheet: Sheet): string => {
  const soft = blur(sheet, 4, { x: 90, y: 110, width: 560, height: 880 });
  const d = 'M357 138L372 958M108 420L614 404M112 690L620 676';
  return (
    `<path d="${d}" fill="none" stroke="#8c7354" stroke-width="7" opacity=".28" filter="url(#${soft})"/>` +
    `<path d="${d}" fill="none" stroke="#fffdf6" stroke-width="1.4" opacity=".8" transform="translate(-1.4 -1)"/>`
  );
};

const TAPE = 'M640 880C560 1010 400 900 300 960 200 1020 120 1010 84 930';

/** A tape measure, marked in the thread of the order. */
const tape = (cloth: Cloth): string =>
  `<path d="${TAPE}" fill="none" stroke="#4a3320" stroke-width="30" opacity=".2" transform="translate(6 9)"/>` +
  `<path d="${TAPE}" fill="none" stroke="${darker('#ead9b0', 0.18)}" stroke-width="29"/><path d="${TAPE}" fill="none" stroke="#f2e6c8" stroke-width="27"/>` +
  `<path d="${TAPE}" fill="none" stroke="${cloth.deep}" stroke-width="10" stroke-dasharray="1.2 9" transform="translate(0 -7)"/>` +
  `<path d="${TAPE}" fill="none" stroke="${cloth.base}" stroke-width="16" stroke-dasharray="1.8 49.2" transform="translate(0 -4)"/>`;

const scissors = (sheet: Sheet): string => {
  const steel = linear(
    sheet,
    [
      [-14, 0],
      [14, 0],
    ],
    [
      [0, '#8d8a86'],
      [0.4, '#f2efe9'],
      [1, '#77736e'],
    ],
  );
  const brass = linear(
    sheet,
    [
      [-40, 60],
      [40, 160],
    ],
    [
      [0, ZARI.bright],
      [0.5, ZARI.gold],
      [1, ZARI.dark],
    ],
  );
  const half = `<path d="M2-150C-8-100-10-40-6 20L6 24C10-40 8-100 2-150z" fill="${steel}" stroke="#4d4945" stroke-width=".8" transform="rotate(9)"/><path d="M-6 14C-8 50-22 70-34 96A30 34 0 1 0 6 126C8 96-2 60 8 16z" fill="none" stroke="${brass}" stroke-width="11" stroke-linejoin="round"/>`;
  const soft = blur(sheet, 6, { x: -90, y: -170, width: 190, height: 350 });
  const whole = `${half}<g transform="scale(-1 1)">${half}</g><circle cy="14" r="6.5" fill="${ZARI.bright}" stroke="${ZARI.ink}"/>`;
  return `<g transform="translate(556 832)rotate(24)scale(.86)"><path d="M0-150L14 20 44 150H-44L-14 20z" fill="#4a3320" opacity=".4" transform="translate(12 14)" filter="url(#${soft})"/>${whole}</g>`;
};

const swatch = (sheet: Sheet, cloth: Cloth): string => {
  const pinked = range(12)
    .map((i) => `L${num(508 + i * 9 + 4.5)} 182L${num(508 + i * 9 + 9)} 188`)
    .join('');
  const card = drape(sheet, {
    patch: {
      top: curve(508, 186, 562, 184, 616, 186),
      bottom: curve(512, 316, 562, 322, 618, 314),
      left: curve(508, 186, 512, 316),
      right: curve(616, 186, 618, 314),
    },
    outline: `M508 188${pinked}L618 314 512 318z`,
    cloth,
    volume: 0.5,
    softness: 3,
    folds: [{ u: 0.6, from: 0.2, to: 1.01, width: 0.06, peak: 1 }],
  });
  const pin = `<path d="M540 206L566 192" stroke="#6f6a64" stroke-width="2"/><circle cx="538" cy="207" r="6" fill="${ZARI.bright}" stroke="${ZARI.ink}" stroke-width=".8"/>`;
  return `<path d="M514 194H624V322H518z" fill="#4a3320" opacity=".22"/>${card.svg}${pin}`;
};

export const paperPattern: Garment = (sheet, { main }) => {
  const ink = mixed(main.deep, '#3a2c22', 0.35);
  const tint = mixed('#fbf4e4', main.base, 0.22);
  const soft = blur(sheet, 14, { x: 60, y: 90, width: 630, height: 950 });
  const paper = linear(
    sheet,
    [
      [104, 130],
      [628, 960],
    ],
    [
      [0, '#fbf4e4'],
      [0.5, '#f1e5cd'],
      [1, '#dfcdac'],
    ],
  );
  return (
    mat(sheet, main) +
    `<path d="${PAPER}" fill="#1d140d" opacity=".5" transform="translate(12 16)" filter="url(#${soft})"/>` +
    `<path d="${PAPER}" fill="${paper}" stroke="#b9a27c" stroke-width=".8"/>${folds(sheet)}` +
    PIECES.map((each) => piece(ink, tint, each)).join('') +
    grainline(ink, 196, 330, 540) +
    grainline(ink, 446, 330, 540) +
    grainline(ink, 254, 690, 880) +
    notches(ink) +
    swatch(sheet, main) +
    tape(main) +
    scissors(sheet)
  );
};

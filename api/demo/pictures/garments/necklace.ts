// Necklaces on the form, as rows of pearls, set stones and coins.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, lighter } from '#api/demo/pictures/drawing/colour.ts';
import { dressForm, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { type Curve, curve, num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import type { Garment, Outfit } from './common.ts';
import { pearl } from './ornament.ts';

const CHOKER = curve(326, 152, 334, 178, 346, 190, 360, 194, 374, 190, 386, 178, 394, 152);
const STRAND = curve(312, 164, 314, 214, 332, 264, 360, 284, 388, 264, 406, 214, 408, 164);
const SECOND = curve(304, 168, 302, 232, 326, 296, 360, 320, 394, 296, 418, 232, 416, 168);

type Setting = { readonly t: number; readonly size: number };

/** A stone in its gold setting, with a pearl hung from it. */
const stone = (sheet: Sheet, cloth: Cloth, line: Curve, { t, size }: Setting): string => {
  const { x, y } = line(t);
  const ahead = line(Math.min(1, t + 0.02));
  const back = line(Math.max(0, t - 0.02));
  const turn = (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
  const r = size;
  return (
    `<g transform="translate(${num(x)} ${num(y)})rotate(${num(turn, 0)})"><path d="M0 ${num(-r * 1.25)}C${num(r)} ${num(-r)} ${num(r)} ${num(r)} 0 ${num(r * 1.35)} ${num(-r)} ${num(r)} ${num(-r)} ${num(-r)} 0 ${num(-r * 1.25)}z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".5"/>` +
    `<path d="M0 ${num(-r * 0.85)}C${num(r * 0.6)} ${num(-r * 0.6)} ${num(r * 0.6)} ${num(r * 0.6)} 0 ${num(r * 0.9)} ${num(-r * 0.6)} ${num(r * 0.6)} ${num(-r * 0.6)} ${num(-r * 0.6)} 0 ${num(-r * 0.85)}z" fill="${cloth.base}" stroke="${darker(cloth.base, 0.4)}" stroke-width=".5"/>` +
    `<circle cx="${num(-r * 0.2)}" cy="${num(-r * 0.35)}" r="${num(r * 0.16)}" fill="${lighter(cloth.base, 0.8)}"/></g>`
  );
};

const beads = (sheet: Sheet, line: Curve, count: number, r: number): string =>
  range(count)
    .map((i) => line((i + 0.5) / count))
    .map(({ x, y }) => pearl(sheet, x, y, r))
    .join('');

type Hung = { readonly y: number; readonly scale: number };

const pendant = (sheet: Sheet, cloth: Cloth, { y, scale }: Hung): string => {
  const petals = range(9)
    .map(
      (i) =>
        `<path d="M0-8C-6-12-5-22 0-25 5-22 6-12 0-8z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".5" transform="rotate(${i * 40})"/>`,
    )
    .join('');
  const drops = [-18, -9, 0, 9, 18].map((x) => pearl(sheet, x, 32 - Math.abs(x) * 0.35, x === 0 ? 5 : 3.6)).join('');
  return (
    `<g transform="translate(360 ${y})scale(${scale})">${drops}${petals}<circle r="10" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".6"/>` +
    `<circle r="7.5" fill="${cloth.base}"/><circle cx="-2.2" cy="-2.6" r="2" fill="${lighter(cloth.base, 0.8)}"/></g>`
  );
};

/** A round of gold, stamped with a small figure. */
const coin = (sheet: Sheet, line: Curve, { t, size: r }: Setting): string => {
  const { x, y } = line(t);
  return (
    `<g transform="translate(${num(x)} ${num(y + r)})"><circle r="${num(r)}" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".6"/>` +
    `<circle r="${num(r * 0.72)}" fill="none" stroke="${ZARI.dark}" stroke-width=".8" stroke-dasharray="1.2 1.2"/>` +
    `<path d="M0 ${num(-r * 0.5)}C${num(r * 0.4)} ${num(-r * 0.1)} ${num(r * 0.3)} ${num(r * 0.4)} 0 ${num(r * 0.46)} ${num(-r * 0.3)} ${num(r * 0.4)} ${num(-r * 0.4)} ${num(-r * 0.1)} 0 ${num(-r * 0.5)}z" fill="${ZARI.dark}" opacity=".75"/></g>`
  );
};

type Row = {
  readonly line: Curve;
  readonly beads?: readonly [count: number, r: number];
  readonly set?: 'stones' | 'coins';
  readonly count?: number;
  readonly size?: number;
};

type NecklaceCut = { readonly rows: readonly Row[]; readonly pendant?: Hung };

const BELOW_CHOKER = curve(328, 168, 336, 192, 348, 203, 360, 207, 372, 203, 384, 192, 392, 168);
const LONG = curve(300, 170, 290, 260, 312, 350, 360, 396, 408, 350, 430, 260, 420, 170);
const INNER_LONG = curve(308, 168, 302, 252, 322, 330, 360, 366, 398, 330, 418, 252, 412, 168);
const COLLAR = curve(310, 166, 318, 208, 338, 234, 360, 240, 382, 234, 402, 208, 410, 166);
const WIDER = curve(300, 170, 308, 226, 332, 262, 360, 270, 388, 262, 412, 226, 420, 170);

const BRIDAL: NecklaceCut = {
  rows: [
    { line: STRAND, beads: [40, 3.2] },
    { line: SECOND, beads: [46, 3], set: 'stones', count: 11, size: 7.4 },
    { line: CHOKER, set: 'stones', count: 9, size: 8 },
    { line: BELOW_CHOKER, beads: [16, 2.8] },
  ],
  pendant: { y: 336, scale: 1 },
};

/** Row upon row, close about the neck. */
const WIDE_COLLAR: NecklaceCut = {
  rows: [
    { line: WIDER, beads: [34, 4.4] },
    { line: WIDER, set: 'stones', count: 13, size: 9.5 },
    { line: COLLAR, beads: [30, 3] },
    { line: COLLAR, set: 'stones', count: 11, size: 9 },
    { line: CHOKER, set: 'stones', count: 9, size: 8 },
  ],
};

/** One long string and its pendant. */
const HAAR: NecklaceCut = {
  rows: [
    { line: INNER_LONG, beads: [58, 2.8] },
    { line: LONG, beads: [62, 3.2], set: 'stones', count: 9, size: 7 },
  ],
  pendant: { y: 416, scale: 1.5 },
};

const AT_THROAT: NecklaceCut = {
  rows: [
    { line: BELOW_CHOKER, beads: [24, 3.4] },
    { line: CHOKER, set: 'stones', count: 11, size: 8.4 },
  ],
  pendant: { y: 232, scale: 0.9 },
};

const COINS: NecklaceCut = {
  rows: [
    { line: SECOND, beads: [60, 2.4] },
    { line: SECOND, set: 'coins', count: 19, size: 9.5 },
    { line: COLLAR, beads: [44, 2.4] },
    { line: COLLAR, set: 'coins', count: 13, size: 7.5 },
  ],
};

const rowOf = (sheet: Sheet, { main, second }: Pick<Outfit, 'main' | 'second'>, row: Row): string => {
  const { line, beads: string, set, count = 0, size = 0 } = row;
  const strung = string === undefined ? '' : beads(sheet, line, ...string);
  const places = range(count).map((i) => 0.06 + (i * 0.88) / Math.max(1, count - 1));
  const middle = (count - 1) / 2;
  const settings = places.map((t, i) => ({ t, size: size * (1.12 - 0.24 * Math.abs((i - middle) / middle)) }));
  if (set === 'coins') return strung + settings.map((each) => coin(sheet, line, each)).join('');
  return strung + settings.map((each, i) => stone(sheet, i % 2 === 0 ? main : second, line, each)).join('');
};

const necklaceOf =
  ({ rows, pendant: hung }: NecklaceCut): Garment =>
  (sheet, outfit) => {
    const soft = blur(sheet, 3, { x: 270, y: 130, width: 180, height: 340 });
    const lines = rows.map(({ line }) => range(12).map((i) => line(i / 11)));
    const shade = lines.map((knots) => `M${knots.map(({ x, y }) => `${num(x + 3)} ${num(y + 5)}`).join('L')}`).join('');
    return (
      dressForm(sheet, WOMAN) +
      `<path d="${shade}" fill="none" stroke="#5a3f28" stroke-width="7" opacity=".45" filter="url(#${soft})"/>` +
      rows.map((row) => rowOf(sheet, outfit, row)).join('') +
      (hung === undefined ? '' : pendant(sheet, outfit.main, hung))
    );
  };

export const NECKLACES = {
  bridal: necklaceOf(BRIDAL),
  collar: necklaceOf(WIDE_COLLAR),
  haar: necklaceOf(HAAR),
  choker: necklaceOf(AT_THROAT),
  coins: necklaceOf(COINS),
} as const;

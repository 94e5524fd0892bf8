// A bridal necklace on the form: a choker of set stones, a long strand with a pendant.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { darker, lighter } from '#demo-shop/pictures/drawing/colour.ts';
import { dressForm, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { type Curve, curve, num, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { blur, type Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#demo-shop/pictures/drawing/zari.ts';
import type { Garment } from './common.ts';
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

const pendant = (sheet: Sheet, cloth: Cloth): string => {
  const petals = range(9)
    .map(
      (i) =>
        `<path d="M0-8C-6-12-5-22 0-25 5-22 6-12 0-8z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".5" transform="rotate(${i * 40})"/>`,
    )
    .join('');
  const drops = [-18, -9, 0, 9, 18].map((x) => pearl(sheet, x, 32 - Math.abs(x) * 0.35, x === 0 ? 5 : 3.6)).join('');
  return (
    `<g transform="translate(360 336)">${drops}${petals}<circle r="10" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".6"/>` +
    `<circle r="7.5" fill="${cloth.base}"/><circle cx="-2.2" cy="-2.6" r="2" fill="${lighter(cloth.base, 0.8)}"/></g>`
  );
};

export const necklace: Garment = (sheet, { main, second }) => {
  const soft = blur(sheet, 3, { x: 280, y: 130, width: 160, height: 260 });
  const lines = [CHOKER, STRAND, SECOND].map((line) => range(12).map((i) => line(i / 11)));
  const shade = lines.map((knots) => `M${knots.map(({ x, y }) => `${num(x + 3)} ${num(y + 5)}`).join('L')}`).join('');
  const chokerStones = range(9).map((i) =>
    stone(sheet, i % 2 === 0 ? main : second, CHOKER, { t: 0.06 + i * 0.11, size: i === 4 ? 9.5 : 7.5 }),
  );
  const strandStones = range(11).map((i) =>
    stone(sheet, i % 2 === 0 ? second : main, SECOND, { t: 0.05 + i * 0.09, size: 6 + (5 - Math.abs(5 - i)) * 0.5 }),
  );
  return (
    dressForm(sheet, WOMAN) +
    `<path d="${shade}" fill="none" stroke="#5a3f28" stroke-width="7" opacity=".45" filter="url(#${soft})"/>` +
    beads(sheet, STRAND, 40, 3.2) +
    beads(sheet, SECOND, 46, 3) +
    strandStones.join('') +
    chokerStones.join('') +
    beads(sheet, curve(328, 168, 336, 192, 348, 203, 360, 207, 372, 203, 384, 192, 392, 168), 16, 2.8) +
    pendant(sheet, main)
  );
};

// Trousers by themselves, on the form: waistband, pleats, pressed legs.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, MAN } from '#demo-shop/pictures/drawing/figure.ts';
import { curve, num } from '#demo-shop/pictures/drawing/geometry.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { crease, type Garment, onBothSides } from './common.ts';
import { BROWN, shoeOf } from './legs.ts';

const WAIST = 396;
const ANKLE = FLOOR - 28;
const GAP = 46;

const legOf = (sheet: Sheet, cloth: Cloth, side: -1 | 1, x: (offset: number) => number): string => {
  const outer = curve(x(88), WAIST, x(101), 450, x(110), 530, x(108), 620, x(94), 800, x(82), ANKLE);
  const inner = curve(x(-1), WAIST, x(-1), 560, x(0), 650, x(7), 760, x(13), ANKLE + 4);
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const [c, d] = [left(1), right(1)];
  const middle = side === -1 ? 0.44 : 0.56;
  return drape(sheet, {
    patch: {
      top: curve(left(0).x, WAIST, (left(0).x + right(0).x) / 2, WAIST + 5, right(0).x, WAIST),
      bottom: curve(c.x, c.y, (c.x + d.x) / 2, (c.y + d.y) / 2 + 8, d.x, d.y),
      left,
      right,
      round: 0.75,
    },
    cloth,
    softness: 5,
    folds: [
      { u: middle, from: 0.01, to: 1.01, width: 0.03, peak: 0.35 },
      { u: middle + side * 0.16, from: 0.01, to: 0.26, width: 0.05, peak: 0.2 },
      { u: 0.3 + vary(sheet, 0, 0.06), from: 0.4, to: 0.9, width: 0.06 },
      { u: 0.76 + vary(sheet, 0, 0.06), from: 0.3, to: 0.7, width: 0.05 },
    ],
    creases: [
      crease(x(6), 560, x(30), 580, x(58), 574),
      crease(x(8), 584, x(34), 612, x(52), 616),
      crease(x(84), ANKLE - 44, x(64), ANKLE - 30, x(44), ANKLE - 34),
      crease(x(16), ANKLE - 22, x(34), ANKLE - 12, x(52), ANKLE - 18),
    ],
    creaseWidth: 6,
    trim: `<path d="M${x(78)} ${WAIST + 20}C${x(88)} ${WAIST + 60} ${x(98)} ${WAIST + 84} ${x(108)} ${WAIST + 96}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.4 * sheet.pixel, 2)}" opacity=".8"/>`,
  }).svg;
};

const loops = (cloth: Cloth): string =>
  [-70, -34, 34, 70]
    .map(
      (offset) =>
        `<path d="M${360 + offset - 4} ${WAIST - 20}h8v36h-8z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width=".8"/>`,
    )
    .join('');

const waistband = (sheet: Sheet, cloth: Cloth): string =>
  drape(sheet, {
    patch: {
      top: curve(278, WAIST - 20, 360, WAIST - 10, 442, WAIST - 20),
      bottom: curve(272, WAIST + 8, 360, WAIST + 19, 448, WAIST + 8),
      left: curve(278, WAIST - 20, 272, WAIST + 8),
      right: curve(442, WAIST - 20, 448, WAIST + 8),
      round: 0.6,
    },
    cloth,
    softness: 2,
    trim: loops(cloth),
  }).svg;

/** The fly and its button, on the line where the legs meet. */
const fly = (sheet: Sheet, cloth: Cloth): string =>
  `<path d="M360 ${WAIST + 16}V566M376 ${WAIST + 18}V512C376 540 368 556 360 562" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" opacity=".75"/>` +
  `<circle cx="361" cy="${WAIST + 4}" r="5" fill="#cdb98f" stroke="#5d4320" stroke-width=".8"/>`;

/** The seat seam, two darts and a buttoned welt pocket on each side. */
const seat = (sheet: Sheet, cloth: Cloth): string => {
  const welts = onBothSides(
    (_side, x) =>
      `<path d="M${x(24)} ${WAIST + 62}L${x(72)} ${WAIST + 56}L${x(73)} ${WAIST + 65}L${x(25)} ${WAIST + 71}z" fill="${cloth.shade}" stroke="${cloth.deep}" stroke-width=".9"/><path d="M${x(46)} ${WAIST + 16}L${x(48)} ${WAIST + 54}" stroke="${cloth.deep}" stroke-width="1" opacity=".7"/><circle cx="${x(48)}" cy="${WAIST + 76}" r="3.6" fill="#5d4a38" stroke="#2c2118" stroke-width=".7"/>`,
  );
  return `<path d="M360 ${WAIST + 16}C357 460 358 520 360 580" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.4 * sheet.pixel, 2)}" opacity=".8"/>${welts}`;
};

export const trousers: Garment = (sheet, { main }, facing) => {
  const shoes = onBothSides((side, x) => shoeOf(sheet, x(GAP), { ankle: ANKLE, cuff: 27 }, { side, leather: BROWN }));
  const both = onBothSides((side, x) => legOf(sheet, main, side, x));
  return (
    dressForm(sheet, MAN) +
    shoes +
    both +
    (facing === 'front' ? fly(sheet, main) : seat(sheet, main)) +
    waistband(sheet, main)
  );
};

// The shirt of linen or cotton: a soft collar, a placket, a curved tail over straight trousers.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { darker } from '#demo-shop/pictures/drawing/colour.ts';
import { drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, MAN } from '#demo-shop/pictures/drawing/figure.ts';
import { num, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { crease, type Garment } from './common.ts';
import { legs } from './legs.ts';
import { coat, longSleeves } from './tailoring.ts';
import { collarBehind } from './tee.ts';

const HEM = 606;

const OPEN_NECK = 'M314 150C324 166 344 190 360 214 376 190 396 166 406 150';
const HIGH_NECK = 'M314 150C330 158 346 160 360 160S390 158 406 150';

/** The tail dips in front and is cut up at the sides. */
const cut = (neck: string): string =>
  `${neck}L464 166C456 190 455 226 468 260 470 320 464 360 462 404 464 450 470 500 474 ${HEM - 56}C468 ${HEM - 10} 420 ${HEM + 16} 362 ${HEM + 14} 300 ${HEM + 16} 252 ${HEM - 10} 246 ${HEM - 56} 250 500 256 450 258 404 256 360 250 320 252 260 265 226 264 190 256 166z`;

const TAIL = `M246 ${HEM - 62}C252 ${HEM - 18} 300 ${HEM + 8} 362 ${HEM + 6} 420 ${HEM + 8} 468 ${HEM - 18} 474 ${HEM - 62}`;

const stitch = (sheet: Sheet, d: string, cloth: Cloth): string =>
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-dasharray="3 1.6" opacity=".6"/>`;

const placket = (sheet: Sheet, cloth: Cloth): string =>
  `<path d="M350 200H373V${HEM + 16}H350z" fill="${cloth.light}" fill-opacity=".28" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-opacity=".7"/>` +
  stitch(sheet, `M354 206V${HEM + 14}M369 206V${HEM + 14}`, cloth) +
  range(6)
    .map((i) => 240 + i * 62)
    .map(
      (y) =>
        `<circle cx="361.5" cy="${y}" r="4.4" fill="#f3ecdd" stroke="#8f7a60" stroke-width=".8"/><circle cx="360.3" cy="${y}" r=".8" fill="#7c674c"/><circle cx="362.7" cy="${y}" r=".8" fill="#7c674c"/>`,
    )
    .join('');

const pocket = (sheet: Sheet, cloth: Cloth): string =>
  `<path d="M398 258H446V304L422 316 398 304z" fill="${cloth.base}" fill-opacity=".35" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-opacity=".65"/>` +
  stitch(sheet, 'M398 266H446M401 268V303L422 313 443 303V268', cloth);

/** The yoke across the shoulders, and the pleat that gives it room. */
const yoke = (sheet: Sheet, cloth: Cloth): string =>
  `<path d="M254 214C300 228 420 228 466 214M352 224V${HEM + 16}M368 224V${HEM + 16}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" opacity=".6"/>` +
  stitch(sheet, 'M254 208C300 222 420 222 466 208', cloth);

/** Two leaves that fall open; the inside of the neck lies in shadow behind them. */
const collar = (sheet: Sheet, cloth: Cloth): string => {
  const look = `fill="${cloth.base}" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" stroke-linejoin="round"`;
  const leaf =
    'M325 124C314 134 306 146 303 158 311 180 322 196 332 207 342 196 352 190 360 208 350 180 334 152 325 124z';
  const sewn = 'M309 159C316 178 324 191 332 200 339 192 346 187 352 189';
  const half = `<path d="${leaf}" ${look}/>${stitch(sheet, sewn, cloth)}`;
  return (
    `<path d="M324 124C340 138 380 138 396 124L402 148C386 162 334 162 318 148z" fill="${darker(cloth.shade, 0.15)}"/>` +
    `${half}<g transform="translate(720 0)scale(-1 1)">${half}</g>`
  );
};

export const shirt: Garment = (sheet, { main, second }, facing) => {
  const lower = legs(sheet, second, { hip: 500, half: 108, ankle: FLOOR - 30, cuff: 36, gap: 44 });
  const front = drape(sheet, {
    patch: coat(HEM, 8),
    cloth: main,
    outline: cut(facing === 'front' ? OPEN_NECK : HIGH_NECK),
    softness: 6,
    folds: [
      ...range(4).map((i) => ({
        u: 0.16 + i * 0.22 + vary(sheet, -0.04, 0.04),
        from: vary(sheet, 0.5, 0.68),
        to: 1.01,
        width: vary(sheet, 0.018, 0.028),
        peak: 1,
      })),
      { u: 0.2, from: 0.12, to: 0.48, width: 0.02, drift: 0.04 },
      { u: 0.8, from: 0.12, to: 0.48, width: 0.02, drift: -0.04 },
    ],
    creases: [
      crease(258, 268, 276, 288, 298, 296),
      crease(262, 420, 292, 436, 322, 430),
      crease(460, 424, 432, 438, 402, 432),
    ],
    creaseWidth: 7,
    trim:
      (facing === 'front' ? placket(sheet, main) + pocket(sheet, main) : yoke(sheet, main)) + stitch(sheet, TAIL, main),
  });
  return (
    dressForm(sheet, MAN) +
    lower +
    front.svg +
    longSleeves(sheet, main, null, [front.shape]) +
    (facing === 'front' ? collar(sheet, main) : collarBehind(sheet, main))
  );
};

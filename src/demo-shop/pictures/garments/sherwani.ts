// Menswear on the broader form: sherwani with churidar, and the sleeveless Nehru jacket over a kurta.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, MAN } from '#demo-shop/pictures/drawing/figure.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { kinari } from '#demo-shop/pictures/prints/borders.ts';
import { buttons, crease, type Facing, type Garment, shoulderStole } from './common.ts';
import { legs } from './legs.ts';
import { bandCollar, centreBack, coat, coatCut, longSleeves, opening, panels } from './tailoring.ts';

const SHERWANI_HEM = 790;

export const sherwani: Garment = (sheet, { main, second, third }, facing) => {
  const lower = legs(sheet, second, { hip: 640, half: 72, ankle: FLOOR - 28, cuff: 20, gap: 35 });
  const front = drape(sheet, {
    patch: coat(SHERWANI_HEM, 14),
    cloth: main,
    outline: coatCut(SHERWANI_HEM, 14, facing),
    softness: 5,
    folds: [
      ...range(4).map((i) => ({
        u: 0.16 + i * 0.22 + vary(sheet, -0.03, 0.03),
        from: vary(sheet, 0.45, 0.58),
        to: 1.01,
        width: vary(sheet, 0.012, 0.02),
        peak: 1,
      })),
      { u: 0.2, from: 0.1, to: 0.34, width: 0.014, drift: 0.03 },
      { u: 0.8, from: 0.1, to: 0.34, width: 0.014, drift: -0.03 },
    ],
    creases: [crease(258, 400, 290, 412, 322, 406), crease(462, 400, 432, 414, 400, 408)],
    borders: [{ side: 'bottom', width: 20, style: kinari }],
    trim:
      panels(sheet, SHERWANI_HEM, main) +
      (facing === 'back'
        ? centreBack(sheet, SHERWANI_HEM, main)
        : kinari(sheet, stripAlong(curve(342, 168, 342, 300, 342, 486), -1), 20, main) +
          opening(sheet, 168, SHERWANI_HEM, main) +
          buttons({ x: 352, from: 192, to: 470, count: 8, radius: 5.5 })),
  });
  return (
    dressForm(sheet, MAN) +
    lower +
    front.svg +
    longSleeves(sheet, main, kinari, [front.shape]) +
    bandCollar(sheet, main, true, facing).svg +
    shoulderStole(sheet, third, { facing, castOn: [front.shape], wider: 14 })
  );
};

const KURTA_HEM = 740;
const JACKET_HEM = 548;

const jacketCut = (facing: Facing): string =>
  `M360 ${facing === 'front' ? '170C344 167 330 160' : '157C346 157 330 154'} 318 148L272 160C268 200 270 240 250 268 248 330 259 370 259 410 258 450 253 490 252 ${JACKET_HEM - 12}` +
  `C290 ${JACKET_HEM} 330 ${JACKET_HEM + 2} 350 ${JACKET_HEM + 8}L360 ${JACKET_HEM - 16} 372 ${JACKET_HEM + 8}C400 ${JACKET_HEM + 2} 430 ${JACKET_HEM} 468 ${JACKET_HEM - 12}` +
  'C467 490 462 450 461 410 461 370 472 330 470 268 450 240 452 200 448 160L402 148C390 ' +
  `${facing === 'front' ? '160 376 167 360 170' : '154 374 157 360 157'}z`;

export const nehruJacket: Garment = (sheet, { main, second, third }, facing) => {
  const lower = legs(sheet, third, { hip: 620, half: 72, ankle: FLOOR - 28, cuff: 22, gap: 36 });
  const under = drape(sheet, {
    patch: coat(KURTA_HEM, 10),
    cloth: second,
    outline: coatCut(KURTA_HEM, 10, facing),
    softness: 5,
    folds: range(4).map((i) => ({
      u: 0.17 + i * 0.22 + vary(sheet, -0.03, 0.03),
      from: 0.55,
      to: 1.01,
      width: vary(sheet, 0.016, 0.026),
      peak: 1,
    })),
  });
  const jacket = drape(sheet, {
    patch: coat(JACKET_HEM, 2),
    cloth: main,
    outline: jacketCut(facing),
    softness: 5,
    castOn: [under.shape],
    folds: [
      { u: 0.22, from: 0.2, to: 0.8, width: 0.016, drift: 0.03 },
      { u: 0.78, from: 0.2, to: 0.8, width: 0.016, drift: -0.03 },
    ],
    creases: [crease(262, 404, 292, 416, 330, 410), crease(460, 404, 430, 416, 396, 410)],
    trim:
      facing === 'back'
        ? panels(sheet, JACKET_HEM, main) + centreBack(sheet, JACKET_HEM, main)
        : opening(sheet, 168, JACKET_HEM, main) +
          buttons({ x: 353, from: 196, to: 500, count: 6, radius: 5.5 }) +
          pocket(main, third),
  });
  return (
    dressForm(sheet, MAN) +
    lower +
    under.svg +
    longSleeves(sheet, second, null, [under.shape]) +
    jacket.svg +
    bandCollar(sheet, main, false, facing).svg
  );
};

/** Welt pockets, and a silk square in the breast one. */
const pocket = (cloth: Cloth, square: Cloth): string =>
  `<path d="M404 262C405 254 409 247 415 243 416 249 418 252 421 254 424 248 428 246 433 246 434 252 435 258 435 266z" fill="${square.light}" stroke="${square.deep}" stroke-width=".7"/>` +
  `<path d="M395 262 443 267 442 276 394 271zM280 452 330 458 329 466 279 460zM440 452 390 458 391 466 441 460z" fill="${cloth.shade}" stroke="${cloth.deep}" stroke-width=".8"/>`;

const BANDHGALA_HEM = 570;

/** Short closed-collar coat over trousers. */
export const bandhgala: Garment = (sheet, { main, second, third }, facing) => {
  const lower = legs(sheet, second, { hip: 500, half: 108, ankle: FLOOR - 30, cuff: 36, gap: 44 });
  const front = drape(sheet, {
    patch: coat(BANDHGALA_HEM, 4),
    cloth: main,
    outline: coatCut(BANDHGALA_HEM, 4, facing),
    softness: 5,
    folds: [
      { u: 0.2, from: 0.2, to: 0.9, width: 0.016, drift: 0.03 },
      { u: 0.8, from: 0.2, to: 0.9, width: 0.016, drift: -0.03 },
    ],
    creases: [crease(258, 400, 290, 414, 326, 408), crease(462, 400, 432, 414, 400, 408)],
    trim:
      panels(sheet, BANDHGALA_HEM, main) +
      (facing === 'back'
        ? centreBack(sheet, BANDHGALA_HEM, main)
        : opening(sheet, 168, BANDHGALA_HEM, main) +
          buttons({ x: 353, from: 196, to: 520, count: 6, radius: 5.5 }) +
          pocket(main, third)),
  });
  return (
    dressForm(sheet, MAN) +
    lower +
    front.svg +
    longSleeves(sheet, main, null, [front.shape]) +
    bandCollar(sheet, main, true, facing).svg
  );
};

const MENS_KURTA_HEM = 772;

const placket = (main: Cloth): string =>
  `<path d="M348 166H374V372L361 386 348 372z" fill="${main.light}" fill-opacity=".35" stroke="${main.deep}" stroke-width=".8"/>${buttons({ x: 361, from: 188, to: 350, count: 5, radius: 4.5 })}`;

export const mensKurta: Garment = (sheet, { main, second }, facing) => {
  const lower = legs(sheet, second, { hip: 640, half: 72, ankle: FLOOR - 28, cuff: 22, gap: 36 });
  const front = drape(sheet, {
    patch: coat(MENS_KURTA_HEM, 12),
    cloth: main,
    outline: coatCut(MENS_KURTA_HEM, 12, facing),
    softness: 5,
    folds: [
      ...range(5).map((i) => ({
        u: 0.14 + i * 0.18 + vary(sheet, -0.03, 0.03),
        from: vary(sheet, 0.4, 0.56),
        to: 1.01,
        width: vary(sheet, 0.014, 0.024),
        peak: 1,
      })),
      { u: 0.22, from: 0.12, to: 0.4, width: 0.016, drift: 0.03 },
      { u: 0.78, from: 0.12, to: 0.4, width: 0.016, drift: -0.03 },
    ],
    trim: facing === 'back' ? '' : placket(main),
  });
  return (
    dressForm(sheet, MAN) +
    lower +
    front.svg +
    longSleeves(sheet, main, null, [front.shape]) +
    bandCollar(sheet, main, false, facing).svg
  );
};

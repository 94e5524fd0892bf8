// Knitwear on the broader form: the crew-neck tee and the polo, both over straight trousers.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR, MAN } from '#demo-shop/pictures/drawing/figure.ts';
import { curve, num, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { crease, type Garment, onBothSides, sleeve } from './common.ts';
import { legs } from './legs.ts';

const HEM = 574;

const body: Patch = {
  top: curve(248, 172, 360, 152, 472, 172),
  bottom: curve(247, HEM - 6, 300, HEM + 6, 360, HEM + 3, 420, HEM + 7, 473, HEM - 6),
  left: curve(248, 172, 250, 262, 252, 340, 258, 420, 252, 520, 247, HEM - 6),
  right: curve(472, 172, 470, 262, 468, 340, 462, 420, 468, 520, 473, HEM - 6),
  round: 0.7,
  hemKnots: 9,
};

const SIDES = `L466 168 484 184C476 220 470 240 470 264 469 330 463 370 463 420 464 470 470 540 473 ${HEM - 6} 440 ${HEM + 7} 400 ${HEM + 8} 362 ${HEM + 3} 320 ${HEM + 9} 280 ${HEM + 7} 247 ${HEM - 6}L257 420C257 370 251 330 250 264 250 240 244 220 236 184L254 168z`;
const CREW = 'M310 151C318 178 338 194 360 195S402 178 410 151';
const HIGH_CREW = 'M310 151C324 162 342 167 360 167S396 162 410 151';
const OPEN_COLLAR = 'M318 146C330 160 345 172 360 206 375 172 390 160 402 146';

/** Stitches of a knitted band, across it. */
const RIBS = '1.1 2.6';

const rib = (sheet: Sheet, d: string, cloth: Cloth): string =>
  `<path d="${d}" fill="none" stroke="${cloth.shade}" stroke-width="17"/>` +
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="17" stroke-dasharray="${RIBS}" opacity=".28"/>` +
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" opacity=".55" transform="translate(0 9)"/>`;

/** Twin rows of stitching above a hem. */
const stitched = (sheet: Sheet, cloth: Cloth): string =>
  [14, 19]
    .map(
      (up) =>
        `<path d="M247 ${HEM - 6 - up}C280 ${HEM + 7 - up} 320 ${HEM + 9 - up} 362 ${HEM + 3 - up} 400 ${HEM + 8 - up} 440 ${HEM + 7 - up} 473 ${HEM - 6 - up}" fill="none" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-dasharray="3 1.6" opacity=".6"/>`,
    )
    .join('');

const shortSleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const cut = {
      outer: curve(x(98), 166, x(128), 184, x(146), 250, x(158), 336),
      inner: curve(x(96), 246, x(102), 290, x(108), 330, x(109), 348),
      folds: [
        { u: 0.34, from: 0.15, to: 0.75, width: 0.07 },
        { u: 0.74, from: 0.05, to: 0.6, width: 0.06 },
      ],
      creases: [crease(x(106), 262, x(120), 272, x(134), 266)],
    };
    return sleeve(sheet, cloth, { side, ...cut }).svg;
  });

const knit = (sheet: Sheet, cloth: Cloth, neck: string, trim: string): Drawn =>
  drape(sheet, {
    patch: body,
    cloth,
    outline: neck + SIDES,
    softness: 6,
    folds: [
      ...range(4).map((i) => ({
        u: 0.17 + i * 0.22 + vary(sheet, -0.04, 0.04),
        from: vary(sheet, 0.55, 0.72),
        to: 1.01,
        width: vary(sheet, 0.016, 0.026),
        peak: 1,
      })),
      { u: 0.2, from: 0.14, to: 0.46, width: 0.018, drift: 0.04 },
      { u: 0.8, from: 0.14, to: 0.46, width: 0.018, drift: -0.04 },
    ],
    creases: [
      crease(251, 266, 266, 284, 284, 292),
      crease(469, 266, 454, 284, 438, 291),
      crease(258, 428, 282, 438, 304, 434),
    ],
    creaseWidth: 6,
    trim: trim + stitched(sheet, cloth),
  });

const trousers = (sheet: Sheet, cloth: Cloth): string =>
  legs(sheet, cloth, { hip: 500, half: 108, ankle: FLOOR - 30, cuff: 36, gap: 44 });

export const tee: Garment = (sheet, { main, second }, facing) => {
  const lower = trousers(sheet, second);
  const sleeves = shortSleeves(sheet, main);
  const neck = facing === 'front' ? CREW : HIGH_CREW;
  return dressForm(sheet, MAN) + lower + sleeves + knit(sheet, main, neck, rib(sheet, neck, main)).svg;
};

/** The tee of a child, over joggers that are gathered at the ankle. */
export const playTee: Garment = (sheet, { main, second }, facing) => {
  const joggers = legs(sheet, second, { hip: 500, half: 108, ankle: FLOOR - 44, cuff: 31, gap: 46 });
  const neck = facing === 'front' ? CREW : HIGH_CREW;
  const top = knit(sheet, main, neck, rib(sheet, neck, main)).svg;
  return dressForm(sheet, MAN) + joggers + cuffs(second) + shortSleeves(sheet, main) + top;
};

/** A ribbed band round each ankle. */
const cuffs = (cloth: Cloth): string =>
  [AXIS - 46, AXIS + 46]
    .map((x) => {
      const band = `M${x - 34} ${FLOOR - 46}Q${x} ${FLOOR - 38} ${x + 34} ${FLOOR - 46}`;
      return (
        `<path d="${band}" fill="none" stroke="${cloth.shade}" stroke-width="15"/>` +
        `<path d="${band}" fill="none" stroke="${cloth.deep}" stroke-width="15" stroke-dasharray="${RIBS}" opacity=".35"/>`
      );
    })
    .join('');

/** The knitted collar of a polo: two leaves that fall open over the placket. */
const poloCollar = (sheet: Sheet, cloth: Cloth): string => {
  const look = `fill="${cloth.base}" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" stroke-linejoin="round"`;
  const stand = `<path d="M322 128C340 142 380 142 398 128L403 150C385 166 335 166 317 150z" fill="${cloth.shade}"/>`;
  const leaf =
    'M322 127C312 138 304 150 302 160 316 184 334 200 346 208 352 196 357 182 360 172 344 164 330 150 322 127z';
  return `${stand}<path d="${leaf}" ${look}/><path d="${leaf}" ${look} transform="translate(720 0)scale(-1 1)"/>`;
};

const placket = (cloth: Cloth): string =>
  `<path d="M351 196H370V306L360 312 351 306z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width=".9"/>` +
  [232, 262, 292]
    .map((y) => `<circle cx="360" cy="${y}" r="4.2" fill="#efe6d6" stroke="#8f7a60" stroke-width=".7"/>`)
    .join('');

/** A collar turned down all round, as it is seen from behind. */
export const collarBehind = (sheet: Sheet, cloth: Cloth): string =>
  `<path d="M322 126C340 134 380 134 398 126L418 160C392 176 328 176 302 160z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" stroke-linejoin="round"/>` +
  `<path d="M306 155C332 170 388 170 414 155" fill="none" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-dasharray="3 1.6" opacity=".6"/>`;

export const polo: Garment = (sheet, { main, second }, facing) => {
  const lower = trousers(sheet, second);
  const sleeves = shortSleeves(sheet, main);
  if (facing === 'back') {
    const back = knit(sheet, main, HIGH_CREW, '');
    return dressForm(sheet, MAN) + lower + sleeves + back.svg + collarBehind(sheet, main);
  }
  const front = knit(sheet, main, OPEN_COLLAR, placket(main));
  return dressForm(sheet, MAN) + lower + sleeves + front.svg + poloCollar(sheet, main);
};

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, stand, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { BUST, crease, type Garment } from './common.ts';
import { cutOf, NECKS, SET_IN, STRAPPED } from './cut.ts';
import { belt, bowBehind, panel, seamLine, shellButtons, stitch } from './fittings.ts';
import { type SkirtCut, skirt } from './skirt.ts';
import { sleevesOf } from './sleeves.ts';

const straps = (sheet: Sheet, cloth: Cloth, top: number): string =>
  [-1, 1]
    .map((side) => `M${360 + side * 48} ${top}C${360 + side * 52} 200 ${360 + side * 54} 184 ${360 + side * 56} 165`)
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="7"/><path d="${d}" fill="none" stroke="${cloth.base}" stroke-width="${(7 - 2 * sheet.pixel).toFixed(1)}"/>`,
    )
    .join('');

/** Cut on the bias, on straps, to the floor. */
export const slip: Garment = (sheet, { main }, facing) => {
  const neck = facing === 'front' ? NECKS.camisole : NECKS.strapless;
  const from = facing === 'front' ? STRAPPED : [48, 262, 70, 264, 91, 276];
  const body = drape(sheet, {
    ...cutOf({
      neck,
      side: [...from, 92, 300, 82, 346, 76, 394, 98, 480, 106, 580, 116, 740, 142, 880, 176, 982],
      dip: 10,
      hemKnots: 15,
    }),
    cloth: { ...main, sheen: Math.max(main.sheen, 0.55) },
    softness: 8,
    folds: [
      { u: 0.16, from: 0.46, to: 1.01, width: 0.03, peak: 1, drift: -0.02 },
      { u: 0.3, from: 0.55, to: 1.01, width: 0.03, peak: 1 },
      { u: 0.46, from: 0.38, to: 1.01, width: 0.024, peak: 1, drift: 0.03 },
      { u: 0.64, from: 0.5, to: 1.01, width: 0.03, peak: 1, drift: 0.02 },
      { u: 0.82, from: 0.42, to: 1.01, width: 0.03, peak: 1, drift: 0.03 },
    ],
    creases: facing === 'front' ? COWL : [crease(292, 400, 330, 424, 400, 430), crease(300, 470, 350, 500, 440, 494)],
    creaseWidth: 7,
  });
  return dressForm(sheet, WOMAN) + straps(sheet, main, facing === 'front' ? 228 : 264) + body.svg;
};

/** The folds of a neck that falls forward, and of a hip that it is drawn over. */
const COWL = [
  crease(316, 246, 334, 280, 362, 292, 388, 278, 404, 246),
  crease(300, 258, 330, 306, 364, 318, 396, 302, 420, 258),
  crease(286, 404, 330, 430, 404, 446),
  crease(292, 462, 350, 500, 446, 500),
];

const APRON: SkirtCut = {
  side: [80, 380, 106, 470, 132, 620, 156, 760, 168, 846],
  bow: 20,
  gores: [8, 0.02],
  wave: 8,
};

/** A bib on broad straps and a wrapped skirt with pockets, over a blouse with sleeves. */
export const apron: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, second, 'elbow');
  const under = drape(sheet, {
    ...cutOf({ neck: facing === 'front' ? NECKS.boat : NECKS.round, side: [...SET_IN, 84, 345, 76, 400] }),
    cloth: second,
    softness: 4,
    creases: BUST,
  });
  const lower = skirt(sheet, main, APRON, {
    castOn: [under.shape],
    trim:
      facing === 'front'
        ? [262, 392].map((x) => apronPocket(sheet, main, x)).join('')
        : seamLine(sheet, 'M366 390C372 560 384 720 400 866', main, 1.8),
  });
  const upper = facing === 'front' ? bib(sheet, main) : crossed(sheet, main);
  const waist = belt(sheet, main.shade, { half: 81, y: 376, width: 20, buckle: false });
  const tied = facing === 'back' ? bowBehind(sheet, main, 392) : '';
  return stand(sheet) + dressForm(sheet, WOMAN) + arms + under.svg + lower.svg + upper + waist + tied;
};

const apronPocket = (sheet: Sheet, cloth: Cloth, x: number): string =>
  panel(sheet, `M${x} 500h66v78h-66z`, cloth, cloth.shade) +
  stitch(sheet, `M${x} 510h66M${x + 4} 514v60h58v-60`, cloth);

const bib = (sheet: Sheet, cloth: Cloth): string =>
  panel(sheet, 'M302 246 296 168 316 164 326 246zM418 246 424 168 404 164 394 246z', cloth) +
  panel(sheet, 'M300 244C340 250 380 250 420 244L434 386C400 396 320 396 286 386z', cloth) +
  stitch(sheet, 'M301 254C340 260 380 260 419 254', cloth) +
  shellButtons({ x: 313, from: 258, to: 258, count: 2 }) +
  shellButtons({ x: 407, from: 258, to: 258, count: 2 });

/** The straps cross between the shoulder blades. */
const crossed = (sheet: Sheet, cloth: Cloth): string =>
  panel(sheet, 'M296 168 318 164 428 384 404 390z', cloth) + panel(sheet, 'M424 168 402 164 292 384 316 390z', cloth);

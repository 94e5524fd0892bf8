import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { kinari } from '#api/demo/pictures/prints/borders.ts';
import { crease, type Garment } from './common.ts';

const BUNDLE: Patch = {
  top: curve(250, 560, 300, 520, 360, 510, 420, 520, 470, 560),
  bottom: curve(156, 930, 250, 968, 360, 974, 470, 968, 564, 930),
  left: curve(250, 560, 176, 650, 140, 800, 156, 930),
  right: curve(470, 560, 544, 650, 580, 800, 564, 930),
  round: 0.7,
};

/** A corner of the square, drawn up and falling from the knot. */
const ear = (side: -1 | 1): Patch => {
  const x = (offset: number): number => 360 + side * offset;
  const [inner, outer] = [
    curve(x(14), 520, x(60), 470, x(120), 410, x(176), 372),
    curve(x(18), 548, x(96), 552, x(170), 500, x(204), 392),
  ];
  const [left, right] = side === 1 ? [inner, outer] : [outer, inner];
  return {
    left,
    right,
    top: curve(left(0).x, left(0).y, right(0).x, right(0).y),
    bottom: curve(left(1).x, left(1).y, right(1).x, right(1).y),
  };
};

const KNOT: Patch = {
  top: curve(322, 506, 360, 488, 398, 506),
  bottom: curve(326, 560, 360, 580, 394, 560),
  left: curve(322, 506, 312, 534, 326, 560),
  right: curve(398, 506, 408, 534, 394, 560),
};

/** How the cloth falls from the knot. */
const GATHERED = range(7).map((i) => ({
  u: 0.14 + i * 0.12,
  from: 0,
  to: 0.5,
  width: 0.03,
  peak: 0.2,
  drift: (i - 3) * 0.05,
}));

/** A muslin square, its corners tied over each other. */
export const knotted: Garment = (sheet, { main, second }) => {
  const body = drape(sheet, {
    patch: BUNDLE,
    cloth: main,
    softness: 7,
    folds: GATHERED,
    creases: [
      crease(200, 700, 280, 640, 350, 560),
      crease(520, 700, 440, 640, 370, 560),
      crease(330, 600, 344, 700, 330, 820),
    ],
    borders: [{ side: 'level', width: 26, inset: 6, style: kinari }],
  });
  const reverse = { ...second, print: main.print, accent: main.accent };
  const ears = ([-1, 1] as const).map((side) =>
    drape(sheet, {
      patch: ear(side),
      cloth: side === 1 ? main : reverse,
      softness: 5,
      castOn: [body.shape],
      folds: [
        { u: 0.34, from: 0, to: 0.9, width: 0.1, peak: 0.3 },
        { u: 0.68, from: 0, to: 0.8, width: 0.1, peak: 0.3 },
      ],
    }),
  );
  const knot = drape(sheet, {
    patch: KNOT,
    cloth: main,
    castOn: [body.shape],
    softness: 4,
    creases: [crease(330, 512, 356, 530, 352, 566), crease(390, 510, 374, 534, 378, 562)],
  });
  return body.svg + ears.map(({ svg }) => svg).join('') + knot.svg;
};

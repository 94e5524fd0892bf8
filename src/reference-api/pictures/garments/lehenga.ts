// Choli, a skirt of many gores, and a dupatta over one shoulder.

import { fineLine, gota, kinari, lotusFrieze } from '../borders.ts';
import { drape } from '../drape.ts';
import { dressForm, FLOOR, WOMAN } from '../figure.ts';
import { flareFolds, wavedHem } from '../fold.ts';
import { curve, range } from '../geometry.ts';
import type { Patch } from '../patch.ts';
import { crease, type Garment, sleeve } from './common.ts';

const SKIRT_FOLDS = 11;

const choli: Patch = {
  top: curve(276, 182, 360, 176, 444, 182),
  bottom: curve(283, 342, 360, 356, 437, 342),
  left: curve(262, 188, 272, 250, 268, 295, 283, 342),
  right: curve(458, 188, 448, 250, 452, 295, 437, 342),
  round: 0.6,
};

const CHOLI_CUT =
  'M290 174C298 196 306 232 322 252 336 246 350 250 360 266 370 250 384 246 398 252 414 232 422 196 430 174L458 184C450 220 448 250 452 292 449 315 440 330 437 342 400 356 320 356 283 342 280 330 271 315 268 292 272 250 270 220 262 184z';

const dupatta: Patch = {
  top: curve(398, 168, 428, 163, 462, 182),
  bottom: curve(404, 803, 424, 808, 440, 804, 462, 809, 486, 804, 514, 806),
  left: curve(398, 168, 384, 260, 396, 420, 398, 620, 404, 800),
  right: curve(462, 182, 468, 270, 470, 420, 490, 620, 514, 806),
  hemKnots: 13,
};

const behind: Patch = {
  top: curve(420, 172, 450, 170, 474, 190),
  bottom: curve(470, 690, 510, 708, 552, 690),
  left: curve(420, 172, 440, 400, 470, 690),
  right: curve(474, 190, 520, 400, 552, 690),
};

export const lehenga: Garment = (sheet, { main, second, third }) => {
  const folds = flareFolds(sheet, SKIRT_FOLDS, 0.019, 0.01);
  const hem = curve(
    116,
    FLOOR - 46,
    200,
    FLOOR - 16,
    290,
    FLOOR,
    360,
    FLOOR + 4,
    430,
    FLOOR,
    520,
    FLOOR - 16,
    604,
    FLOOR - 46,
  );
  const skirt: Patch = {
    top: curve(298, 408, 360, 420, 422, 408),
    bottom: wavedHem(hem, folds, 15),
    left: curve(298, 408, 268, 470, 226, 640, 168, 820, 116, FLOOR - 46),
    right: curve(422, 408, 452, 470, 494, 640, 552, 820, 604, FLOOR - 46),
    round: 0.85,
    hemKnots: 37,
    covered: ({ x, y }) => y < 780 && x > 412 && x < 462,
  };
  const back = drape(sheet, {
    patch: behind,
    cloth: third,
    folds: flareFolds(sheet, 4, 0.06),
    borders: [
      { side: 'bottom', width: 30, style: kinari },
      { side: 'right', width: 10, style: fineLine },
    ],
  });
  const sleeves = ([-1, 1] as const).map((side) => {
    const x = (offset: number): number => 360 + side * offset;
    return sleeve(
      sheet,
      second,
      {
        outer: curve(x(80), 178, x(104), 190, x(117), 240, x(123), 296),
        inner: curve(x(70), 236, x(74), 262, x(79), 290, x(83), 306),
        borders: [{ side: 'bottom', width: 22, style: gota }],
      },
      side,
    );
  });
  const top = drape(sheet, {
    patch: choli,
    cloth: second,
    outline: CHOLI_CUT,
    softness: 4,
    creases: [
      crease(274, 262, 296, 284, 326, 292),
      crease(446, 262, 424, 284, 396, 290),
      crease(318, 352, 322, 326, 332, 304),
      crease(402, 352, 398, 326, 388, 304),
    ],
    borders: [{ side: 'bottom', width: 20, style: gota }],
  });
  const flare = drape(sheet, {
    patch: skirt,
    cloth: main,
    folds,
    softness: 6,
    borders: [
      { side: 'bottom', width: 62, style: lotusFrieze },
      { side: 'bottom', width: 16, inset: 72, style: fineLine },
      { side: 'top', width: 20, style: fineLine },
    ],
  });
  const over = drape(sheet, {
    patch: dupatta,
    cloth: third,
    softness: 3,
    castOn: [flare.shape, top.shape],
    folds: range(5).map((i) => ({ u: 0.16 + i * 0.17, from: 0, to: 1.01, width: 0.05, peak: 0.75, drift: 0.02 })),
    borders: [
      { side: 'bottom', width: 34, style: kinari },
      { side: 'bottom', width: 10, inset: 42, style: fineLine },
      { side: 'left', width: 11, style: fineLine },
      { side: 'right', width: 11, style: fineLine },
    ],
  });
  return back.svg + dressForm(sheet, WOMAN) + sleeves.map((s) => s.svg).join('') + top.svg + flare.svg + over.svg;
};

// A dupatta over a brass rail, gathered on a peg, or round the shoulders of the form; a shawl across them.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR, stand, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { type Curve, curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#api/demo/pictures/drawing/patch.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { type Footing, floorShadow } from '#api/demo/pictures/drawing/studio.ts';
import { fineLine, palluEnd, temple } from '#api/demo/pictures/prints/borders.ts';
import type { Garment } from './common.ts';

const RAIL = 176;

const ALONG_RAIL: Curve = curve(196, RAIL - 6, 360, RAIL - 8, 524, RAIL - 6);

type Fall = { readonly left: number; readonly right: number; readonly hem: number };

const fallOf = (sheet: Sheet, cloth: Cloth, { left, right, hem }: Fall, castOn: readonly string[] = []): Drawn => {
  const folds = flareFolds(sheet, 8, 0.034, 0).map((fold) => ({ ...fold, from: 0, peak: 0.85 }));
  return drape(sheet, {
    patch: {
      top: ALONG_RAIL,
      bottom: wavedHem(curve(left, hem, (left + right) / 2, hem + 10, right, hem), folds, 7),
      left: curve(196, RAIL - 6, 192, 420, left, hem),
      right: curve(524, RAIL - 6, 528, 420, right, hem),
      hemKnots: 33,
    },
    cloth,
    folds,
    softness: 5,
    castOn,
    borders: [
      { side: 'bottom', width: 124, style: palluEnd },
      { side: 'bottom', width: 12, inset: 134, style: fineLine },
      { side: 'left', width: 14, style: fineLine },
      { side: 'right', width: 14, style: fineLine },
    ],
  });
};

const brassOf = (sheet: Sheet, y: number): string =>
  linear(
    sheet,
    [
      [0, y - 8],
      [0, y + 8],
    ],
    [
      [0, '#8a6a3a'],
      [0.3, '#f0dca6'],
      [0.6, '#c19a58'],
      [1, '#6f532b'],
    ],
  );

/** What hangs on a wall throws its shadow there. */
const onWall = (sheet: Sheet, d: string): string => {
  const shadow = blur(sheet, 16, { x: 100, y: 120, width: 560, height: 900 });
  return `<path d="${d}" fill="#5a3f28" opacity=".3" filter="url(#${shadow})"/>`;
};

const BEHIND_RAIL = `M${AXIS - 150} ${RAIL + 20}H${AXIS + 190}L${AXIS + 226} ${FLOOR - 30}H${AXIS - 110}z`;
const BEHIND_PEG = `M${AXIS} ${RAIL + 30}C${AXIS + 120} 400 ${AXIS + 190} 640 ${AXIS + 222} ${FLOOR - 40}H${AXIS - 150}C${AXIS - 130} 640 ${AXIS - 60} 400 ${AXIS} ${RAIL + 30}z`;

const BELOW_FORM: Footing = { x: AXIS, y: FLOOR - 2, width: 92 };

const rail: Garment = (sheet, { main }) => {
  const brass = brassOf(sheet, RAIL);
  const back = fallOf(sheet, main, { left: 238, right: 566, hem: FLOOR - 34 });
  const front = fallOf(sheet, main, { left: 180, right: 516, hem: 880 }, [back.shape]);
  return (
    onWall(sheet, BEHIND_RAIL) +
    back.svg +
    `<path d="M110 ${RAIL - 8}H610V${RAIL + 6}H110z" fill="${brass}"/><circle cx="108" cy="${RAIL - 1}" r="11" fill="${brass}"/><circle cx="612" cy="${RAIL - 1}" r="11" fill="${brass}"/>` +
    front.svg
  );
};

/** Half of a length that is gathered on a peg, and fans out below it. */
const halfOnPeg = (hem: number, inner: number, outer: number): Patch => ({
  top: curve(352, 214, 366, 204, 384, 212),
  bottom: curve(
    ...[AXIS + inner, hem, AXIS + inner + 50, hem + 10, (2 * AXIS + inner + outer) / 2, hem],
    ...[AXIS + outer - 46, hem + 8, AXIS + outer, hem - 12],
  ),
  left: curve(352, 214, 344, 320, AXIS + inner + 10, 600, AXIS + inner, hem),
  right: curve(384, 212, 436, 300, AXIS + outer - 24, 560, AXIS + outer, hem - 12),
  round: 0.25,
  hemKnots: 21,
});

const peg: Garment = (sheet, { main }) => {
  const brass = brassOf(sheet, 196);
  const ends = [halfOnPeg(948, -64, 196), mirroredPatch(halfOnPeg(878, -44, 204), AXIS)] as const;
  const drawn = ends.map((patch, index) =>
    drape(sheet, {
      patch,
      cloth: main,
      softness: 5,
      folds: flareFolds(sheet, 7 - index, 0.04, 0),
      borders: [
        { side: 'bottom', width: 118, style: palluEnd },
        { side: 'left', width: 18, style: temple },
        { side: 'right', width: 18, style: temple },
      ],
    }),
  );
  const loop = `<path d="M330 232C330 206 346 190 360 190S390 206 390 232C380 244 340 244 330 232z" fill="${main.shade}" stroke="${main.deep}" stroke-width="1"/>`;
  const knob = `<circle cx="360" cy="176" r="25" fill="${brass}" stroke="#6f532b"/><circle cx="360" cy="176" r="15" fill="none" stroke="#6f532b" stroke-width="1.2" opacity=".6"/><circle cx="353" cy="168" r="5" fill="#fff4d2" opacity=".7"/>`;
  return onWall(sheet, BEHIND_PEG) + drawn.map(({ svg }) => svg).join('') + loop + knob;
};

/** Across both shoulders, open in front: the inside of the far end is seen. */
const half: Patch = {
  top: curve(394, 168, 428, 158, 462, 184),
  bottom: curve(392, 838, 424, 848, 456, 838, 490, 848, 524, 836, 552, 820),
  left: curve(394, 168, 384, 280, 388, 560, 392, 838),
  right: curve(462, 184, 506, 280, 536, 560, 552, 820),
  round: 0.35,
  hemKnots: 17,
};

const shoulders: Garment = (sheet, { main }) => {
  const folds = flareFolds(sheet, 6, 0.04, 0.02);
  const ends = [mirroredPatch(half, AXIS), { ...half, left: curve(394, 168, 360, 260, 372, 560, 392, 838) }].map(
    (patch) =>
      drape(sheet, {
        patch,
        cloth: main,
        folds,
        softness: 5,
        borders: [
          { side: 'left', width: 20, style: temple },
          { side: 'right', width: 12, style: fineLine },
          { side: 'bottom', width: 112, style: palluEnd },
        ],
      }),
  );
  return floorShadow(sheet, BELOW_FORM) + stand(sheet) + dressForm(sheet, WOMAN) + ends.map(({ svg }) => svg).join('');
};

/** Once round the neck, its two ends of unlike length in front. */
const wound: Garment = (sheet, { main }) => {
  const end = (hem: number, lean: number): Patch => ({
    top: curve(352, 238, 384, 232, 416, 240),
    bottom: curve(346 + lean, hem, 376 + lean, hem + 7, 408 + lean, hem, 440 + lean, hem + 5, 470 + lean, hem - 4),
    left: curve(352, 238, 346, 420, 346 + lean, hem),
    right: curve(416, 240, 446, 420, 470 + lean, hem - 4),
    hemKnots: 13,
  });
  const ends = [mirroredPatch(end(742, 8), AXIS), end(846, -6)].map((patch) =>
    drape(sheet, {
      patch,
      cloth: main,
      softness: 4,
      folds: flareFolds(sheet, 5, 0.05, 0),
      borders: [
        { side: 'bottom', width: 108, style: palluEnd },
        { side: 'left', width: 12, style: fineLine },
        { side: 'right', width: 12, style: fineLine },
      ],
    }),
  );
  const shapes = ends.map(({ shape }) => shape);
  return (
    floorShadow(sheet, BELOW_FORM) +
    stand(sheet) +
    dressForm(sheet, WOMAN) +
    ends.map(({ svg }) => svg).join('') +
    loopOf(sheet, main, shapes)
  );
};

/** The turn about the neck, its folds lying over each other. */
const loopOf = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): string =>
  drape(sheet, {
    patch: {
      top: curve(306, 150, 330, 184, 360, 192, 390, 184, 414, 150),
      bottom: curve(270, 186, 300, 276, 360, 304, 420, 276, 450, 186),
      left: curve(306, 150, 282, 160, 270, 186),
      right: curve(414, 150, 438, 160, 450, 186),
    },
    cloth,
    castOn,
    softness: 4,
    creases: [0.22, 0.46, 0.7].map((v) =>
      range(9).map((i) => {
        const t = i / 8;
        return { x: AXIS + (t - 0.5) * (112 + 66 * v), y: 154 + 28 * v + 4 * t * (1 - t) * (42 + 72 * v) };
      }),
    ),
    creaseWidth: 7,
    borders: [{ side: 'bottom', width: 12, style: fineLine }],
  }).svg;

export const DUPATTAS = { rail, shoulders, peg, wound } as const;

// The folded length: a stack of folds seen from the front, the top one turned back at a corner.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { mixed } from '#api/demo/pictures/drawing/colour.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { curve, num, range, reflected } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { blur, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, kinari, temple } from '#api/demo/pictures/prints/borders.ts';
import { crease, type Garment } from './common.ts';

const LEFT = 142;
const RIGHT = 572;
const TOP = 196;
const BOTTOM = 838;
const LAYERS = 5;
const THICKNESS = 22;

/** One fold of the stack below, of which only the rounded lip is seen. */
const lipPatch = (index: number, sway: number): Patch => {
  const y = BOTTOM - 10 + index * THICKNESS;
  const [left, right] = [LEFT + sway, RIGHT + sway * 0.6];
  return {
    top: curve(left, y, 360, y + 5, right, y),
    bottom: curve(left + 4, y + THICKNESS + 8, 360, y + THICKNESS + 16, right - 4, y + THICKNESS + 8),
    left: curve(left, y, left - 7, y + 16, left + 4, y + THICKNESS + 8),
    right: curve(right, y, right + 7, y + 16, right - 4, y + THICKNESS + 8),
  };
};

const face: Patch = {
  top: curve(LEFT + 10, TOP + 4, 300, TOP - 2, RIGHT - 12, TOP + 2),
  bottom: curve(LEFT, BOTTOM, 240, BOTTOM + 9, 360, BOTTOM + 6, 470, BOTTOM + 10, RIGHT, BOTTOM),
  left: curve(LEFT + 10, TOP + 4, LEFT + 1, 520, LEFT, BOTTOM),
  right: curve(RIGHT - 12, TOP + 2, RIGHT - 3, 520, RIGHT, BOTTOM),
  hemKnots: 9,
};

/** The upper right corner is turned in along the line from FOLD_A to FOLD_B; TIP is where it then lies. */
const FOLD_A = { x: 330, y: TOP + 1 };
const FOLD_B = { x: RIGHT - 6, y: 452 };
const TIP = reflected({ x: RIGHT - 12, y: TOP + 2 }, FOLD_A, FOLD_B);

const flap: Patch = {
  top: curve(FOLD_A.x, FOLD_A.y, FOLD_A.x + FOLD_B.x - TIP.x, FOLD_A.y + FOLD_B.y - TIP.y),
  bottom: curve(TIP.x, TIP.y, (TIP.x + FOLD_B.x) / 2, (TIP.y + FOLD_B.y) / 2 + 7, FOLD_B.x, FOLD_B.y),
  left: curve(FOLD_A.x, FOLD_A.y, (TIP.x + FOLD_A.x) / 2 - 6, (TIP.y + FOLD_A.y) / 2, TIP.x, TIP.y),
  right: curve(FOLD_A.x + FOLD_B.x - TIP.x, FOLD_A.y + FOLD_B.y - TIP.y, FOLD_B.x, FOLD_B.y),
};

const FACE_CUT = `M${LEFT + 10} ${TOP + 4}Q230 ${TOP - 2} ${FOLD_A.x} ${FOLD_A.y}L${FOLD_B.x} ${FOLD_B.y}Q${RIGHT - 1} 660 ${RIGHT} ${BOTTOM}Q470 ${BOTTOM + 12} 360 ${BOTTOM + 6}T${LEFT} ${BOTTOM}Q${LEFT} 520 ${LEFT + 10} ${TOP + 4}z`;
const FLAP_CUT = `M${FOLD_A.x} ${FOLD_A.y}C${FOLD_A.x + 60} ${FOLD_A.y + 56} ${FOLD_B.x - 70} ${FOLD_B.y - 84} ${FOLD_B.x} ${FOLD_B.y}Q${num((TIP.x + FOLD_B.x) / 2)} ${num((TIP.y + FOLD_B.y) / 2 + 12)} ${num(TIP.x)} ${num(TIP.y)}Q${num((TIP.x + FOLD_A.x) / 2 - 12)} ${num((TIP.y + FOLD_A.y) / 2)} ${FOLD_A.x} ${FOLD_A.y}z`;

const topFold = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: face,
    cloth,
    outline: FACE_CUT,
    volume: 0.75,
    castOn,
    softness: 12,
    blurred: true,
    folds: [
      { u: 0.36, from: 0.24, to: 1.02, width: 0.03, drift: 0.02, peak: 1 },
      { u: 0.72, from: 0.4, to: 1.02, width: 0.034, drift: -0.02, peak: 1 },
    ],
    creases: [crease(LEFT, 662, 300, 668, 430, 664, RIGHT, 670)],
    borders: [
      { side: 'left', width: 52, style: temple },
      { side: 'bottom', width: 14, style: fineLine },
    ],
  });

export const folded: Garment = (sheet, { main }) => {
  const lips = range(LAYERS)
    .map((index) => LAYERS - 1 - index)
    .map(
      (index) =>
        drape(sheet, {
          patch: lipPatch(index, (sheet.random() - 0.5) * 12),
          cloth: main,
          softness: 4,
          plain: true,
          volume: 0.8,
        }).svg,
    );
  const shadow = blur(sheet, 18, { x: 60, y: 140, width: 640, height: 900 });
  const below = drape(sheet, {
    patch: face,
    cloth: main,
    volume: 0.75,
    borders: [{ side: 'left', width: 52, style: temple }],
  });
  const top = topFold(sheet, main, [below.shape]);
  const reverse = { ...main, base: mixed(main.base, main.light, 0.25) };
  const turned = drape(sheet, {
    patch: flap,
    outline: FLAP_CUT,
    cloth: reverse,
    softness: 7,
    castOn: [top.shape],
    plain: true,
    borders: [
      { side: 'left', width: 58, style: kinari },
      { side: 'left', width: 12, inset: 68, style: fineLine },
      { side: 'bottom', width: 14, style: fineLine },
    ],
  });
  const ground = `<path d="M${LEFT} ${TOP + 20}H${RIGHT}L${RIGHT + 16} ${BOTTOM + 130}H${LEFT}z" fill="#4a3422" opacity=".5" filter="url(#${shadow})" transform="translate(10 12)"/>`;
  return ground + lips.join('') + below.svg + top.svg + turned.svg;
};

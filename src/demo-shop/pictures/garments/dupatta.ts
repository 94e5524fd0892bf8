// A dupatta over a brass rail.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { AXIS, FLOOR } from '#demo-shop/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#demo-shop/pictures/drawing/fold.ts';
import { type Curve, curve } from '#demo-shop/pictures/drawing/geometry.ts';
import { blur, linear, type Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine, palluEnd } from '#demo-shop/pictures/prints/borders.ts';
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

export const dupatta: Garment = (sheet, { main }) => {
  const brass = linear(
    sheet,
    [
      [0, RAIL - 8],
      [0, RAIL + 8],
    ],
    [
      [0, '#8a6a3a'],
      [0.3, '#f0dca6'],
      [0.6, '#c19a58'],
      [1, '#6f532b'],
    ],
  );
  const back = fallOf(sheet, main, { left: 238, right: 566, hem: FLOOR - 34 });
  const front = fallOf(sheet, main, { left: 180, right: 516, hem: 880 }, [back.shape]);
  const shadow = blur(sheet, 16, { x: 100, y: 120, width: 560, height: 900 });
  return (
    `<path d="M${AXIS - 150} ${RAIL + 20}H${AXIS + 190}L${AXIS + 226} ${FLOOR - 30}H${AXIS - 110}z" fill="#5a3f28" opacity=".3" filter="url(#${shadow})"/>` +
    back.svg +
    `<path d="M110 ${RAIL - 8}H610V${RAIL + 6}H110z" fill="${brass}"/><circle cx="108" cy="${RAIL - 1}" r="11" fill="${brass}"/><circle cx="612" cy="${RAIL - 1}" r="11" fill="${brass}"/>` +
    front.svg
  );
};

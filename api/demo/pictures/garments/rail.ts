// A styling session: a brass rail with pieces laid out for somebody, a mirror behind it.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { curve, num } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { ZARI } from '#api/demo/pictures/drawing/zari.ts';
import { fineLine, kinari } from '#api/demo/pictures/prints/borders.ts';
import type { Garment } from './common.ts';

const BAR = 236;

const brassAcross = (sheet: Sheet, x: number): string =>
  linear(
    sheet,
    [
      [x - 8, 0],
      [x + 8, 0],
    ],
    [
      [0, '#8a6a3a'],
      [0.3, '#f0dca6'],
      [0.6, '#c19a58'],
      [1, '#6f532b'],
    ],
  );

/** An arched glass that returns the light of the room. */
const mirror = (sheet: Sheet): string => {
  const glass = linear(
    sheet,
    [
      [180, 130],
      [560, 900],
    ],
    [
      [0, '#f7f3ea'],
      [0.35, '#dcd9d0'],
      [0.5, '#f3efe6'],
      [0.75, '#cfcabd'],
      [1, '#bdb5a4'],
    ],
  );
  const arch = `M214 ${FLOOR - 40}V300C214 190 280 128 362 128S510 190 510 300V${FLOOR - 40}z`;
  return (
    `<path d="${arch}" fill="${glass}" stroke="${ZARI.dark}" stroke-width="15"/><path d="${arch}" fill="none" stroke="${ZARI.gold}" stroke-width="11"/>` +
    `<path d="${arch}" fill="none" stroke="${ZARI.bright}" stroke-width="2.4" transform="translate(-2 -2)"/>` +
    `<path d="M250 760L440 190M290 800L470 260" stroke="#fff" stroke-width="14" opacity=".3"/>`
  );
};

const hanger = (x: number): string =>
  `<path d="M${x} ${BAR + 44}V${BAR + 22}C${x} ${BAR + 12} ${x + 9} ${BAR + 14} ${x + 9} ${BAR + 3}A9 9 0 0 0 ${x - 9} ${BAR + 3}" fill="none" stroke="#8a6a3a" stroke-width="3.4"/>`;

type Hung = { readonly x: number; readonly half: number; readonly hem: number; readonly flare: number };

/** A piece seen from its side front, hung by its shoulders. */
const hung = (sheet: Sheet, cloth: Cloth, { x, half, hem, flare }: Hung, below: readonly string[]) => {
  const folds = flareFolds(sheet, 5, 0.05, 0.12);
  const [top, wide] = [BAR + 42, half + flare];
  return drape(sheet, {
    patch: {
      top: curve(x - half, top + 30, x - half * 0.3, top + 4, x, top, x + half * 0.3, top + 4, x + half, top + 30),
      bottom: wavedHem(curve(x - wide, hem, x, hem + 8, x + wide, hem), folds, 8),
      left: curve(x - half, top + 30, x - half * 0.94, top + 160, x - wide, hem),
      right: curve(x + half, top + 30, x + half * 0.94, top + 160, x + wide, hem),
      round: 0.6,
      hemKnots: 21,
    },
    cloth,
    folds,
    softness: 4,
    castOn: below,
    borders: [
      { side: 'bottom', width: 30, style: kinari },
      { side: 'bottom', width: 9, inset: 38, style: fineLine },
    ],
  });
};

const frameOf = (sheet: Sheet): string => {
  const soft = blur(sheet, 8, { x: 40, y: FLOOR - 60, width: 660, height: 100 });
  const post = (x: number): string =>
    `<path d="M${x - 6} ${BAR - 4}H${x + 6}V${FLOOR - 8}H${x - 6}z" fill="${brassAcross(sheet, x)}"/>`;
  const foot = (x: number): string =>
    `<path d="M${x - 44} ${FLOOR - 12}H${x + 44}V${FLOOR - 2}H${x - 44}z" fill="#9a7840"/><path d="M${x - 44} ${FLOOR - 12}H${x + 44}" stroke="${ZARI.bright}" stroke-width="2"/>`;
  return (
    `<path d="M60 ${FLOOR - 4}H690V${FLOOR + 10}H60z" fill="#4a3320" opacity=".4" filter="url(#${soft})"/>` +
    [112, 608].map((x) => post(x) + foot(x)).join('') +
    `<path d="M92 ${BAR - 7}H628V${BAR + 5}H92z" fill="#b98f4a"/><path d="M92 ${BAR - 5}H628" stroke="${ZARI.bright}" stroke-width="3"/>` +
    [92, 628]
      .map(
        (x) => `<circle cx="${x}" cy="${BAR - 1}" r="11" fill="${ZARI.gold}" stroke="${ZARI.ink}" stroke-width=".8"/>`,
      )
      .join('')
  );
};

export const rail: Garment = (sheet, { main, second, third }) => {
  const pieces = [
    { cloth: third, place: { x: 538, half: 62, hem: 820, flare: 6 } },
    { cloth: second, place: { x: 448, half: 74, hem: 770, flare: 26 } },
    { cloth: main, place: { x: 330, half: 84, hem: 900, flare: 54 } },
    { cloth: third, place: { x: 204, half: 66, hem: 730, flare: 12 } },
  ];
  let below: readonly string[] = [];
  const drawn = pieces.map(({ cloth, place }) => {
    const piece = hung(sheet, cloth, place, below);
    below = [...below, piece.shape];
    return hanger(place.x) + piece.svg;
  });
  const shade = blur(sheet, 12, { x: 120, y: 260, width: 540, height: 720 });
  return `${mirror(sheet)}<path d="M150 320H600L620 ${num(820)}H170z" fill="#5a3f28" opacity=".2" filter="url(#${shade})"/>${frameOf(sheet)}${drawn.join('')}`;
};

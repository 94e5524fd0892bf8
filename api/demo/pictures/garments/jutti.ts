// Pairs of juttis seen from above.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { curve, num, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { blur, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import type { Garment } from './common.ts';
import { pearl } from './ornament.ts';

const SOLE =
  'M0 0C14 34 88 96 98 232 104 330 78 420 78 520 78 640 56 716 0 718-56 716-78 640-78 520-78 420-104 330-98 232-88 96-14 34 0 0z';
const OPENING = 'M0 262C58 266 76 330 64 430 58 500 66 684 0 694-66 684-58 500-64 430-76 330-58 266 0 262z';

const shoe: Patch = {
  top: curve(-97, 0, 0, 0, 97, 0),
  bottom: curve(-97, 712, 0, 712, 97, 712),
  left: curve(-97, 0, -97, 712),
  right: curve(97, 0, 97, 712),
  round: 0.5,
};

/** A gold line with dark beads on it, along the sole and round the opening. */
const piping = (sheet: Sheet, d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${gold(sheet)}" stroke-width="${width}"/>` +
  `<path d="${d}" fill="none" stroke="${ZARI.ink}" stroke-width="${num(width * 0.3)}" stroke-dasharray=".1 ${num(width * 0.62)}" stroke-linecap="round"/>`;

const bloom = (sheet: Sheet, main: Cloth, second: Cloth): string => {
  const ring = (count: number, radius: number, fill: string): string =>
    range(count)
      .map(
        (i) =>
          `<path d="M0-8C-${radius * 0.3}-${radius * 0.5} -${radius * 0.2}-${radius} 0-${radius} ${radius * 0.2}-${radius} ${radius * 0.3}-${radius * 0.5} 0-8z" fill="${fill}" stroke="${ZARI.ink}" stroke-width=".7" transform="rotate(${(i * 360) / count})"/>`,
      )
      .join('');
  const leaves = [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="M18 44C44 30 62 44 66 74 44 78 26 68 18 44z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".7"/><path d="M20 46C36 50 50 60 62 72" fill="none" stroke="${main.deep}"/></g>`,
    )
    .join('');
  return `<g transform="translate(0 158)">${leaves}${ring(10, 46, gold(sheet))}${ring(8, 27, second.base)}${pearl(sheet, 0, 0, 8)}</g>`;
};

/** Three arcs of gold across the toes, and a button. */
const vamp = (sheet: Sheet, second: Cloth): string =>
  `${[150, 186, 222]
    .map(
      (y) =>
        `<path d="M-100 ${y + 26}Q0 ${y - 46} 100 ${y + 26}" fill="none" stroke="${gold(sheet)}" stroke-width="7"/><path d="M-100 ${y + 26}Q0 ${y - 46} 100 ${y + 26}" fill="none" stroke="${ZARI.ink}" stroke-width="1.6" stroke-dasharray="2 5"/>`,
    )
    .join('')}<circle cx="0" cy="112" r="17" fill="${second.base}" stroke="${ZARI.ink}"/>${pearl(sheet, 0, 112, 9)}`;

type Lying = { readonly at: string; readonly flowered: boolean };

const jutti = (sheet: Sheet, main: Cloth, second: Cloth, { at, flowered }: Lying): string => {
  const upper = drape(sheet, {
    patch: shoe,
    cloth: main,
    outline: SOLE,
    softness: 8,
    trim:
      piping(sheet, SOLE, 15) +
      piping(sheet, OPENING, 17) +
      (flowered ? bloom(sheet, main, second) : vamp(sheet, second)),
  });
  const soft = blur(sheet, 9, { x: -130, y: -30, width: 260, height: 780 });
  const inside = sheet.defineNew(`<clipPath id="%"><path d="${OPENING}"/></clipPath>`);
  return (
    `<g transform="${at}"><path d="${SOLE}" fill="#4a3320" opacity=".5" transform="translate(12 16)" filter="url(#${soft})"/>` +
    upper.svg +
    `<path d="${OPENING}" fill="#dcc39a"/><g clip-path="url(#${inside})"><path d="M-40 470C-30 560-30 640 0 668 30 640 30 560 40 470 20 440-20 440-40 470z" fill="none" stroke="${second.base}" stroke-width="1.6" stroke-dasharray="5 4"/>` +
    `<path d="${OPENING}" fill="none" stroke="#3a2414" stroke-width="34" opacity=".75" filter="url(#${soft})"/></g>` +
    `<path d="${OPENING}" fill="none" stroke="${ZARI.ink}" stroke-width="1"/>` +
    `<path d="M0 2C-5-12-2-24 10-26 3-18 8-8 0 2z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".8"/></g>`
  );
};

/** How the two lie, and whether their vamps are worked with a flower. */
type Pair = { readonly first: string; readonly second: string; readonly flowered: boolean };

const PAIR: Pair = { first: 'translate(238 236)rotate(6)', second: 'translate(492 214)rotate(-5)', flowered: true };
const HEEL_TO_TOE: Pair = {
  first: 'translate(236 210)rotate(4)',
  second: 'translate(486 934)rotate(175)',
  flowered: false,
};
const TOES_IN: Pair = {
  first: 'translate(300 220)rotate(15)',
  second: 'translate(436 236)rotate(-13)',
  flowered: true,
};

/** The view box must cover the local drawing of a shoe, so motifs are culled in local coordinates. */
const juttisOf =
  ({ first, second: other, flowered }: Pair): Garment =>
  (sheet, { main, second }) => {
    const local: Sheet = { ...sheet, view: { x: -140, y: -60, width: 280, height: 860 } };
    return [first, other].map((at) => jutti(local, main, second, { at, flowered })).join('');
  };

export const JUTTIS = { pair: juttisOf(PAIR), heelToToe: juttisOf(HEEL_TO_TOE), toesIn: juttisOf(TOES_IN) } as const;

// Bangles: a stack of enamel between gold, two broad kadas, many thin ones.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, lighter } from '#api/demo/pictures/drawing/colour.ts';
import { num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import type { Garment } from './common.ts';
import { pearl } from './ornament.ts';

const MIDDLE = 360;
const WIDE = 206;
const HIGH = 66;

type Ring = {
  readonly y: number;
  readonly depth: number;
  readonly kind: 'gold' | 'enamel' | 'pearls';
  readonly shift: number;
};

const RINGS: readonly Ring[] = [
  { y: 884, depth: 46, kind: 'enamel', shift: 0 },
  { y: 826, depth: 22, kind: 'gold', shift: 8 },
  { y: 792, depth: 22, kind: 'gold', shift: -5 },
  { y: 746, depth: 38, kind: 'pearls', shift: 3 },
  { y: 698, depth: 22, kind: 'gold', shift: -8 },
  { y: 652, depth: 38, kind: 'enamel', shift: 6 },
  { y: 606, depth: 22, kind: 'gold', shift: -3 },
  { y: 572, depth: 22, kind: 'gold', shift: 9 },
  { y: 524, depth: 44, kind: 'enamel', shift: -2 },
];

/** The outside of a ring: a band between two half ellipses. */
const band = (x: number, y: number, depth: number): string =>
  `M${x - WIDE} ${y}A${WIDE} ${HIGH} 0 0 0 ${x + WIDE} ${y}V${y + depth}A${WIDE} ${HIGH} 0 0 1 ${x - WIDE} ${y + depth}z`;

/** The inside, seen over the rim. */
const inside = (x: number, y: number): string =>
  `M${x - WIDE} ${y}A${WIDE} ${HIGH} 0 0 1 ${x + WIDE} ${y}A${WIDE} ${HIGH} 0 0 1 ${x - WIDE} ${y}z`;

/** Metal round a cylinder: a bright stripe at the upper left, a dark turn, returned light. */
const round = (sheet: Sheet, colour: string): string =>
  linear(
    sheet,
    [
      [MIDDLE - WIDE, 0],
      [MIDDLE + WIDE, 20],
    ],
    [
      [0, darker(colour, 0.26)],
      [0.16, colour],
      [0.27, lighter(colour, 0.62)],
      [0.38, colour],
      [0.74, darker(colour, 0.24)],
      [0.92, darker(colour, 0.36)],
      [1, darker(colour, 0.16)],
    ],
  );

/** The inner wall is lit on the side away from the light. */
const hollow = (sheet: Sheet): string =>
  linear(
    sheet,
    [
      [MIDDLE - WIDE, 0],
      [MIDDLE + WIDE, 0],
    ],
    [
      [0, '#6a4a1e'],
      [0.5, '#a67c38'],
      [0.82, '#d9b56c'],
      [1, '#a07a38'],
    ],
  );

/** Beads along the visible half, crowding towards the sides as they turn away. */
const around = (
  count: number,
  draw: (x: number, y: number, narrow: number) => string,
  { y, depth, shift }: Ring,
): string =>
  range(count)
    .map((index) => {
      const angle = Math.PI * ((index + 0.5) / count);
      return draw(
        MIDDLE + shift - WIDE * Math.cos(angle),
        y + depth / 2 + HIGH * Math.sin(angle),
        Math.max(0.25, Math.sin(angle)),
      );
    })
    .join('');

const lozenge =
  (fill: string, edge: string) =>
  (x: number, y: number, narrow: number): string =>
    `<path d="M0-11 ${num(9 * narrow)} 0 0 11 ${num(-9 * narrow)} 0z" fill="${fill}" stroke="${edge}" stroke-width=".8" transform="translate(${num(x)} ${num(y)})"/>`;

const engraved = (x: number, y: number, narrow: number): string =>
  `<path d="M${num(x - 3 * narrow)} ${num(y - 8)}L${num(x + 3 * narrow)} ${num(y + 8)}" stroke="${ZARI.ink}" stroke-width="1.3" opacity=".6"/>`;

const ornament = (sheet: Sheet, cloth: Cloth, ring: Ring): string => {
  switch (ring.kind) {
    case 'gold':
      return around(46, engraved, ring);
    case 'enamel':
      return around(24, lozenge(gold(sheet), ZARI.ink), ring);
    case 'pearls':
      return (
        around(26, (x, y) => pearl(sheet, x, y, 10), ring) +
        around(25, lozenge(cloth.base, ZARI.ink), { ...ring, y: ring.y - 15 })
      );
  }
};

const ringOf = (sheet: Sheet, cloth: Cloth, ring: Ring): string => {
  const x = MIDDLE + ring.shift;
  const { y, depth } = ring;
  const metal = round(sheet, '#dfb96c');
  const face = ring.kind === 'enamel' ? round(sheet, cloth.base) : metal;
  const rims =
    ring.kind === 'enamel'
      ? [y + 2.5, y + depth - 2.5]
          .map(
            (at) =>
              `<path d="M${x - WIDE} ${at}A${WIDE} ${HIGH} 0 0 0 ${x + WIDE} ${at}" fill="none" stroke="${metal}" stroke-width="6"/>`,
          )
          .join('')
      : '';
  return (
    `<path d="${inside(x, y)}" fill="${hollow(sheet)}" stroke="${ZARI.dark}" stroke-width="5"/>` +
    `<path d="M${x - WIDE + 8} ${y - 2}A${WIDE - 8} ${HIGH - 6} 0 0 1 ${x + WIDE - 8} ${y - 2}" fill="none" stroke="${ZARI.gold}" stroke-width="12" opacity=".7"/>` +
    `<path d="${band(x, y, depth)}" fill="${face}" stroke="${ZARI.ink}" stroke-width=".9"/>${ornament(sheet, cloth, ring)}${rims}` +
    `<path d="M${x - WIDE} ${y}A${WIDE} ${HIGH} 0 0 0 ${x + WIDE} ${y}" fill="none" stroke="${ZARI.bright}" stroke-width="1.6" opacity=".9"/>`
  );
};

/** Two broad ones of enamel between narrow rims. */
const KADAS: readonly Ring[] = [
  { y: 856, depth: 74, kind: 'enamel', shift: 0 },
  { y: 838, depth: 18, kind: 'gold', shift: 0 },
  { y: 716, depth: 74, kind: 'pearls', shift: 12 },
  { y: 698, depth: 18, kind: 'gold', shift: 12 },
];

/** Thin ones of metal alone, one of enamel among them. */
const THIN: readonly Ring[] = range(11).map((i) => ({
  y: 906 - i * 26,
  depth: 18,
  kind: i === 5 ? 'enamel' : 'gold',
  shift: ((i * 7) % 5) * 6 - 12,
}));

const banglesOf =
  (rings: readonly Ring[]): Garment =>
  (sheet, { main }) => {
    const soft = blur(sheet, 10, { x: 100, y: 860, width: 560, height: 140 });
    const shade = `<ellipse cx="384" cy="944" rx="216" ry="46" fill="#4a3320" opacity=".5" filter="url(#${soft})"/>`;
    return `<g transform="translate(0 -50)">${shade}${rings.map((ring) => ringOf(sheet, main, ring)).join('')}</g>`;
  };

export const BANGLES = { stack: banglesOf(RINGS), kadas: banglesOf(KADAS), thin: banglesOf(THIN) } as const;

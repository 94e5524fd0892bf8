// A pair of jhumkas: stud, links, bell and drops.

import { type Cloth, dye } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, lighter } from '#api/demo/pictures/drawing/colour.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { curve, num, range, steps } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { blur, radial, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import { fineLine, gota, lotusFrieze, paisleyBorder } from '#api/demo/pictures/prints/borders.ts';
import { plain } from '#api/demo/pictures/prints/printed.ts';
import type { Garment } from './common.ts';
import { pearl } from './ornament.ts';

const metal: Cloth = { ...dye('#d3ad62', ZARI.dark, plain, 1), deep: '#75501f', shade: '#b18540' };

const dome = (x: number): Patch => ({
  top: curve(x - 20, 500, x, 505, x + 20, 500),
  bottom: curve(x - 142, 752, x - 72, 782, x, 791, x + 72, 782, x + 142, 752),
  left: curve(x - 20, 500, x - 66, 514, x - 104, 572, x - 118, 650, x - 142, 752),
  right: curve(x + 20, 500, x + 66, 514, x + 104, 572, x + 118, 650, x + 142, 752),
  round: 0.95,
});

type Flower = { readonly x: number; readonly y: number; readonly radius: number; readonly count: number };

const petals = (sheet: Sheet, { x, y, radius, count }: Flower, fill: string): string =>
  range(count)
    .map(
      (i) =>
        `<path d="M0 ${num(-radius * 0.42)}C${num(-radius * 0.3)} ${num(-radius * 0.7)} ${num(-radius * 0.16)} ${-radius} 0 ${-radius}S${num(radius * 0.3)} ${num(-radius * 0.7)} 0 ${num(-radius * 0.42)}z" ` +
        `fill="${fill}" stroke="${ZARI.ink}" stroke-width=".9" transform="translate(${x} ${y})rotate(${num((i * 360) / count, 0)})"/>`,
    )
    .join('') + pearl(sheet, x, y, 15);

type Stone = { readonly x: number; readonly y: number; readonly r: number };

const stone = (sheet: Sheet, colour: string, { x, y, r }: Stone): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 3}" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".8"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${radial(sheet, { x: x - r * 0.4, y: y - r * 0.5, r: r * 1.5 }, [
    [0, lighter(colour, 0.5)],
    [0.35, colour],
    [1, darker(colour, 0.5)],
  ])}"/>`;

const dropsOf = (sheet: Sheet, shape: Patch): string =>
  steps(15)
    .map((t, i) => {
      const u = 0.5 - 0.5 * Math.cos(Math.PI * (0.06 + 0.88 * t));
      const { x: px, y: py } = shape.bottom(u);
      const long = i % 2 === 0;
      return `<path d="M${num(px)} ${num(py)}v${long ? 30 : 14}" stroke="${ZARI.dark}" stroke-width="2"/>${pearl(sheet, px, py + (long ? 40 : 22), long ? 11 : 8)}`;
    })
    .join('');

const jhumka = (sheet: Sheet, enamel: Cloth, x: number): string => {
  const shape = dome(x);
  const bell = drape(sheet, {
    patch: shape,
    cloth: metal,
    softness: 3,
    folds: range(7).map((i) => ({ u: 0.5 + (i - 2.6) * 0.118, from: 0.03, to: 0.56, width: 0.017, peak: 0.75 })),
    borders: [
      { side: 'bottom', width: 70, style: (s, strip, width) => lotusFrieze(s, strip, width, enamel) },
      { side: 'bottom', width: 12, inset: 78, style: fineLine },
      {
        side: 'bottom',
        width: 44,
        inset: 98,
        style: (s, strip, width) => paisleyBorder(s, strip, width, { ...enamel, accent: enamel.base }),
      },
      { side: 'level', width: 30, inset: 152, style: gota },
    ],
  });
  const drops = dropsOf(sheet, shape);
  const links = steps(5)
    .map((t) => pearl(sheet, x, 412 + t * 64, 8))
    .join('');
  const stud =
    petals(sheet, { x, y: 300, radius: 92, count: 10 }, gold(sheet)) +
    petals(sheet, { x, y: 300, radius: 60, count: 10 }, enamel.base) +
    stone(sheet, enamel.base, { x, y: 300, r: 22 });
  const ring = range(20)
    .map((i) => {
      const a = (i / 20) * Math.PI * 2;
      return pearl(sheet, x + 100 * Math.cos(a), 300 + 100 * Math.sin(a), 7);
    })
    .join('');
  return drops + bell.svg + links + ring + stud + stone(sheet, enamel.base, { x, y: 492, r: 14 });
};

/** Flat objects throw one soft shadow on the paper they lie on. */
const lying = (sheet: Sheet, svg: string, d: string): string => {
  const soft = blur(sheet, 12, { x: 40, y: 120, width: 660, height: 900 });
  return `<path d="${d}" fill="#5a3f28" opacity=".36" filter="url(#${soft})" transform="translate(16 20)"/>${svg}`;
};

export const jhumkas: Garment = (sheet, { main }) => {
  const shadowOf = (x: number): string =>
    `M${x} 200A100 100 0 0 1 ${x + 20} 398V496C${x + 80} 510 ${x + 118} 600 ${x + 142} 770C${x + 80} 840 ${x - 80} 840 ${x - 142} 770C${x - 118} 600 ${x - 80} 510 ${x - 20} 496V398A100 100 0 0 1 ${x} 200z`;
  const metalSheet: Sheet = { ...sheet, close: false };
  const pair = [198, 522].map((x) => lying(sheet, jhumka(metalSheet, main, x), shadowOf(x))).join('');
  return `<g transform="translate(0 18)">${pair}</g>`;
};

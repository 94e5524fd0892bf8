import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, lighter } from '#api/demo/pictures/drawing/colour.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { type Box, curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import { fineLine, kinari } from '#api/demo/pictures/prints/borders.ts';
import { knotted } from './bundle.ts';
import type { Garment } from './common.ts';
import { tassel } from './ornament.ts';

/** A flat face with edges a hair out of true, as board wrapped in cloth has. */
const face = ({ x, y, width, height }: Box): Patch => ({
  top: curve(x, y, x + width / 2, y + 2, x + width, y),
  bottom: curve(x + 2, y + height, x + width / 2, y + height + 4, x + width - 2, y + height),
  left: curve(x, y, x + 2, y + height),
  right: curve(x + width, y, x + width - 2, y + height),
});

/** The top of a box, seen a little from above. */
const topOf = ({ x, y, width }: Box, depth: number, cloth: Cloth): string =>
  `<path d="M${x} ${y}L${x + depth * 0.8} ${y - depth}H${x + width - depth * 0.8}L${x + width} ${y}z" fill="${lighter(cloth.base, 0.22)}" stroke="${cloth.deep}" stroke-width=".8"/>`;

const LID = 62;

const boxOf = (sheet: Sheet, cloth: Cloth, box: Box): string => {
  const body = drape(sheet, {
    patch: face({ ...box, x: box.x + 10, width: box.width - 20, y: box.y + LID - 6, height: box.height - LID }),
    cloth,
    volume: 0.7,
    softness: 6,
  });
  const lid = drape(sheet, {
    patch: face({ ...box, height: LID }),
    cloth,
    volume: 0.6,
    softness: 3,
    castOn: [body.shape],
    borders: [
      { side: 'bottom', width: 26, style: kinari },
      { side: 'bottom', width: 8, inset: 32, style: fineLine },
    ],
  });
  return body.svg + topOf(box, 30, cloth) + lid.svg;
};

const satin = (sheet: Sheet, colour: string, x: number, width: number): string =>
  linear(
    sheet,
    [
      [x - width / 2, 0],
      [x + width / 2, 8],
    ],
    [
      [0, darker(colour, 0.3)],
      [0.28, lighter(colour, 0.4)],
      [0.6, colour],
      [1, darker(colour, 0.38)],
    ],
  );

const ribbonDown = (sheet: Sheet, colour: string, { x, y, width, height }: Box): string => {
  const middle = x + width / 2;
  return (
    `<path d="M${middle - 21} ${y - 30}H${middle + 21}V${y + height + 3}H${middle - 21}z" fill="${satin(sheet, colour, middle, 42)}" stroke="${darker(colour, 0.5)}" stroke-width=".8"/>` +
    `<path d="M${middle - 17} ${y - 30}V${y + height + 3}M${middle + 17} ${y - 30}V${y + height + 3}" stroke="${gold(sheet)}" stroke-width="2.2"/>`
  );
};

/** Two loops, two ends, a knot. */
const bow = (sheet: Sheet, colour: string, y: number): string => {
  const edge = darker(colour, 0.52);
  const loop =
    'M360 0C330-58 250-86 206-60 178-42 190 4 232 12 280 20 334 14 360 0zM360-2C326-24 268-40 240-30 222-22 232-8 252-4 290 4 338 4 360-2z';
  const end = 'M356 2C336 40 300 84 268 112L262 84 236 88C276 62 316 26 346-2z';
  const half = (fill: string): string =>
    `<path d="${end}" fill="${fill}" stroke="${edge}" stroke-width=".9"/>` +
    `<path d="${loop}" fill="${fill}" fill-rule="evenodd" stroke="${edge}" stroke-width=".9"/>` +
    `<path d="M352-4C310-30 262-46 232-44M350 2C314 12 270 14 240 6" fill="none" stroke="${lighter(colour, 0.55)}" stroke-width="2.4" opacity=".55"/>`;
  const inner = `<path d="M360-2C326-24 268-40 240-30 222-22 232-8 252-4 290 4 338 4 360-2z" fill="${edge}"/>`;
  const fill = satin(sheet, colour, 280, 180);
  const side = inner + half(fill);
  return (
    `<g transform="translate(0 ${y})">${side}<g transform="translate(720 0)scale(-1 1)">${side}</g>` +
    `<path d="M338-16C350-22 370-22 382-16 388-6 388 8 382 18 370 24 350 24 338 18 332 8 332-6 338-16z" fill="${satin(sheet, colour, 360, 50)}" stroke="${edge}" stroke-width=".9"/>` +
    `<path d="M350-18C346-6 346 8 350 20M368-18C372-6 372 8 368 20" fill="none" stroke="${edge}" opacity=".6"/></g>`
  );
};

const LOWER: Box = { x: 118, y: 636, width: 484, height: 330 };
const UPPER: Box = { x: 186, y: 430, width: 348, height: 206 };

const stacked: Garment = (sheet, { main, second, third }) => {
  const soft = blur(sheet, 9, { x: 100, y: 560, width: 540, height: 160 });
  const ribbon = third.base;
  const shade = `<path d="M${UPPER.x + 8} ${LOWER.y - 6}h${UPPER.width + 10}l26 14h${-UPPER.width - 30}z" fill="${ZARI.ink}" opacity=".5" filter="url(#${soft})"/>`;
  return (
    boxOf(sheet, main, LOWER) +
    shade +
    ribbonDown(sheet, ribbon, LOWER) +
    boxOf(sheet, { ...second, print: main.print, accent: main.accent }, { ...UPPER, y: UPPER.y - 12 }) +
    ribbonDown(sheet, ribbon, { ...UPPER, y: UPPER.y - 12 }) +
    bow(sheet, ribbon, UPPER.y - 44) +
    tassel(sheet, { x: 486, y: UPPER.y + 20, length: 86, colour: main.base })
  );
};

const ONE: Box = { x: 132, y: 548, width: 456, height: 418 };

/** A card on a string, written by hand. */
const card = (sheet: Sheet, x: number, y: number): string =>
  `<path d="M360 ${y - 150}C${x - 20} ${y - 110} ${x + 20} ${y - 60} ${x + 34} ${y + 8}" fill="none" stroke="${gold(sheet)}" stroke-width="2.4"/>` +
  `<g transform="rotate(9 ${x} ${y})"><path d="M${x} ${y}h96v128h-96z" fill="#f7f0e2" stroke="#a8947a"/><circle cx="${x + 34}" cy="${y + 12}" r="4" fill="#8a6a3a"/>` +
  `<path d="M${x + 16} ${y + 40}q14-10 30 0t34-2M${x + 16} ${y + 62}q16-10 34 0t24 0M${x + 16} ${y + 84}q12-8 28 0t30-2" fill="none" stroke="#5d4a38" stroke-width="1.6" opacity=".75"/></g>`;

const single: Garment = (sheet, { main, third }) => {
  const ribbon = third.base;
  const across = { x: ONE.x + 10, y: ONE.y + 214 };
  const band = `<path d="M${across.x} ${across.y}h${ONE.width - 20}v40h${20 - ONE.width}z" fill="${satin(sheet, ribbon, across.x + 150, ONE.width)}" stroke="${darker(ribbon, 0.5)}" stroke-width=".8"/>`;
  return (
    boxOf(sheet, main, ONE) +
    band +
    ribbonDown(sheet, ribbon, ONE) +
    bow(sheet, ribbon, ONE.y - 32) +
    card(sheet, 420, 700)
  );
};

export const HAMPERS = { stacked, single, knotted } as const;

// One picture: ground, shadow, garment. {garment, fabric, colours, view, seed} in, SVG text out.

import { type Cloth, dye, type Print } from './cloth.ts';
import { anarkali } from './garments/anarkali.ts';
import type { Garment, Outfit } from './garments/common.ts';
import { dupatta } from './garments/dupatta.ts';
import { gown, kaftan } from './garments/gown.ts';
import { jhumkas } from './garments/jhumka.ts';
import { juttis } from './garments/jutti.ts';
import { kurta } from './garments/kurta.ts';
import { lehenga } from './garments/lehenga.ts';
import { potli } from './garments/potli.ts';
import { saree } from './garments/saree.ts';
import { bandhgala, mensKurta, nehruJacket, sherwani } from './garments/sherwani.ts';
import { folded } from './garments/swatch.ts';
import { type Box, num } from './geometry.ts';
import {
  bandhani,
  blockFloral,
  brocade,
  checks,
  chikankari,
  ikat,
  khadi,
  leheriya,
  paisleyButi,
  pinstripe,
  plain,
  sprigButi,
} from './prints.ts';
import { blur, linear, openSheet, radial, type Sheet } from './sheet.ts';
import { ZARI } from './zari.ts';

export const WIDTH = 720;
export const HEIGHT = 1090;

export type View = 'front' | 'detail' | 'swatch';

export type Colours = {
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly accent: string;
};

export type PlateOrder = {
  readonly garment: GarmentName;
  readonly fabric: FabricName;
  readonly colours: Colours;
  readonly view: View;
  readonly seed: number;
};

type Design = {
  readonly draw: Garment;
  readonly detail: Box;
  /** Contact shadow: centre, half width, height on the floor. */
  readonly shadow?: { readonly x: number; readonly y: number; readonly width: number };
};

/** Tighter than the drawing board: the garment fills some 80 % of the height. */
const WHOLE: Box = { x: 24, y: 30, width: 672, height: (672 * HEIGHT) / WIDTH };
const closeUp = (x: number, y: number, width: number): Box => ({ x, y, width, height: (width * HEIGHT) / WIDTH });

export const GARMENTS = {
  saree: { draw: saree, detail: closeUp(240, 150, 250), shadow: { x: 368, y: 990, width: 170 } },
  lehenga: { draw: lehenga, detail: closeUp(235, 150, 250), shadow: { x: 360, y: 984, width: 230 } },
  anarkali: { draw: anarkali, detail: closeUp(235, 140, 250), shadow: { x: 360, y: 990, width: 90 } },
  kurta: { draw: kurta, detail: closeUp(240, 140, 240), shadow: { x: 360, y: 990, width: 150 } },
  sherwani: { draw: sherwani, detail: closeUp(240, 110, 250), shadow: { x: 360, y: 990, width: 100 } },
  nehru: { draw: nehruJacket, detail: closeUp(240, 110, 250), shadow: { x: 360, y: 990, width: 100 } },
  kaftan: { draw: kaftan, detail: closeUp(235, 150, 250), shadow: { x: 360, y: 988, width: 165 } },
  gown: { draw: gown, detail: closeUp(235, 160, 250), shadow: { x: 380, y: 986, width: 230 } },
  bandhgala: { draw: bandhgala, detail: closeUp(240, 110, 250), shadow: { x: 360, y: 990, width: 100 } },
  mensKurta: { draw: mensKurta, detail: closeUp(240, 110, 250), shadow: { x: 360, y: 990, width: 100 } },
  dupatta: { draw: dupatta, detail: closeUp(170, 560, 260) },
  potli: { draw: potli, detail: closeUp(240, 330, 240), shadow: { x: 360, y: 970, width: 150 } },
  juttis: { draw: juttis, detail: closeUp(140, 230, 250) },
  jhumka: { draw: jhumkas, detail: closeUp(90, 440, 250) },
} as const satisfies Record<string, Design>;

export const FABRICS = {
  plain: [plain, 0.3],
  silk: [plain, 0.9],
  paisley: [paisleyButi, 0.7],
  sprig: [sprigButi, 0.4],
  bandhani: [bandhani, 0.45],
  ikat: [ikat, 0.3],
  blockprint: [blockFloral, 0.15],
  chikankari: [chikankari, 0.15],
  leheriya: [leheriya, 0.45],
  checks: [checks, 0.2],
  khadi: [khadi, 0.1],
  brocade: [brocade, 0.7],
  pinstripe: [pinstripe, 0.5],
} as const satisfies Record<string, readonly [Print, number]>;

export type GarmentName = keyof typeof GARMENTS;
export type FabricName = keyof typeof FABRICS;

const SWATCH_GRAIN = 1.5;

export const drawPlate = (order: PlateOrder): string => {
  const design: Design = GARMENTS[order.garment];
  const view = order.view === 'detail' ? design.detail : WHOLE;
  const sheet = openSheet(order.seed, view, order.view !== 'front', order.view === 'swatch' ? SWATCH_GRAIN : 1);
  const draw = order.view === 'swatch' ? folded : design.draw;
  const body =
    ground(sheet) + (order.view === 'swatch' ? '' : floorShadow(sheet, design)) + draw(sheet, outfitOf(order));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${[view.x, view.y, view.width, view.height].map((v) => num(v, 2)).join(' ')}">` +
    sheet.definitions() +
    body +
    '</svg>'
  );
};

const outfitOf = ({ colours, fabric: name }: PlateOrder): Outfit => {
  const [print, sheen] = FABRICS[name];
  const plainCloth = (colour: string, shine: number): Cloth => dye(colour, ZARI.gold, plain, shine);
  return {
    main: dye(colours.main, colours.accent, print, sheen),
    second: plainCloth(colours.second, sheen),
    third: plainCloth(colours.third, 0.5),
  };
};

/** A seamless paper sweep: lit wall, a floor that is only a change of light, a quiet vignette. */
const ground = (sheet: Sheet): string => {
  const wall = linear(
    sheet,
    [0, 0],
    [0, HEIGHT],
    [
      [0, '#eee5d8'],
      [0.55, '#f6f0e6'],
      [0.8, '#f1e8da'],
      [0.9, '#eaddca'],
      [1, '#e3d3bd'],
    ],
  );
  const glow = radial(sheet, 300, 430, 520, [
    [0, '#fffaf0', 0.95],
    [0.6, '#fff8ea', 0.35],
    [1, '#fff8ea', 0],
  ]);
  const vignette = radial(sheet, 360, 500, 760, [
    [0.5, '#7a5636', 0],
    [1, '#7a5636', 0.18],
  ]);
  const cover = (fill: string): string => `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="${fill}"/>`;
  return [wall, glow, vignette].map(cover).join('');
};

const floorShadow = (sheet: Sheet, { shadow }: Design): string => {
  if (shadow === undefined) return '';
  const { x, y, width } = shadow;
  const wide = blur(sheet, 16, { x: x - width * 1.6, y: y - 80, width: width * 3.6, height: 160 });
  const near = blur(sheet, 5, { x: x - width * 1.2, y: y - 30, width: width * 2.4, height: 60 });
  return (
    `<ellipse cx="${x + 34}" cy="${y + 4}" rx="${width * 1.18}" ry="20" fill="#4a3422" opacity=".34" filter="url(#${wide})"/>` +
    `<ellipse cx="${x + 4}" cy="${y}" rx="${width * 0.92}" ry="8" fill="#2e1e14" opacity=".6" filter="url(#${near})"/>`
  );
};

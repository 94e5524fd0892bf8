// What the shop can draw: garments with their framing, and fabrics with their lustre.

import type { Print } from './cloth.ts';
import { anarkali } from './garments/anarkali.ts';
import type { Garment } from './garments/common.ts';
import { dupatta } from './garments/dupatta.ts';
import { gown } from './garments/gown.ts';
import { jhumkas } from './garments/jhumka.ts';
import { juttis } from './garments/jutti.ts';
import { kaftan } from './garments/kaftan.ts';
import { kurta } from './garments/kurta.ts';
import { lehenga } from './garments/lehenga.ts';
import { potli } from './garments/potli.ts';
import { saree } from './garments/saree.ts';
import { bandhgala, mensKurta, nehruJacket, sherwani } from './garments/sherwani.ts';
import { polo, tee } from './garments/tee.ts';
import type { Box } from './geometry.ts';
import * as prints from './prints.ts';
import { type Footing, PLATE } from './studio.ts';

export type Design = {
  readonly draw: Garment;
  /** What the detail view shows. */
  readonly detail: Box;
  /** Null for things that lie or hang, which bring their own shadow. */
  readonly footing: Footing | null;
  /** Set for what must be seen whole in a square picture; of clothes it shows the upper half. */
  readonly square?: Box;
};

const nearer = (x: number, y: number, width: number): Box => ({
  x,
  y,
  width,
  height: (width * PLATE.height) / PLATE.width,
});
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const foot = (x: number, y: number, width: number): Footing => ({ x, y, width });

export const GARMENTS = {
  saree: { draw: saree, detail: nearer(240, 150, 250), footing: foot(368, 990, 170) },
  lehenga: { draw: lehenga, detail: nearer(235, 150, 250), footing: foot(360, 984, 230) },
  anarkali: { draw: anarkali, detail: nearer(235, 140, 250), footing: foot(360, 990, 90) },
  kurta: { draw: kurta, detail: nearer(240, 140, 240), footing: foot(360, 990, 150) },
  sherwani: { draw: sherwani, detail: nearer(240, 110, 250), footing: foot(360, 990, 100) },
  nehru: { draw: nehruJacket, detail: nearer(240, 110, 250), footing: foot(360, 990, 100) },
  kaftan: { draw: kaftan, detail: nearer(235, 150, 250), footing: foot(360, 988, 165) },
  gown: { draw: gown, detail: nearer(235, 160, 250), footing: foot(380, 986, 230) },
  bandhgala: { draw: bandhgala, detail: nearer(240, 110, 250), footing: foot(360, 990, 100) },
  mensKurta: { draw: mensKurta, detail: nearer(240, 110, 250), footing: foot(360, 990, 100) },
  tee: { draw: tee, detail: nearer(235, 110, 260), footing: foot(360, 990, 110) },
  polo: { draw: polo, detail: nearer(235, 100, 260), footing: foot(360, 990, 110) },
  dupatta: { draw: dupatta, detail: nearer(170, 560, 260), footing: null, square: box(90, 130, 560, 880) },
  potli: { draw: potli, detail: nearer(240, 330, 240), footing: foot(360, 970, 150), square: box(130, 110, 460, 920) },
  juttis: { draw: juttis, detail: nearer(140, 230, 250), footing: null, square: box(90, 180, 550, 820) },
  jhumka: { draw: jhumkas, detail: nearer(90, 440, 250), footing: null, square: box(20, 180, 680, 740) },
} as const satisfies Record<string, Design>;

/** A print and how much the cloth shines: 0 matt cotton, 1 silk satin. */
export const FABRICS = {
  plain: [prints.plain, 0.3],
  silk: [prints.plain, 0.9],
  jersey: [prints.plain, 0.05],
  paisley: [prints.paisleyButi, 0.7],
  sprig: [prints.sprigButi, 0.4],
  bandhani: [prints.bandhani, 0.45],
  ikat: [prints.ikat, 0.3],
  blockprint: [prints.blockFloral, 0.15],
  chikankari: [prints.chikankari, 0.15],
  leheriya: [prints.leheriya, 0.45],
  checks: [prints.checks, 0.2],
  khadi: [prints.khadi, 0.1],
  brocade: [prints.brocade, 0.7],
  pinstripe: [prints.pinstripe, 0.5],
} as const satisfies Record<string, readonly [Print, number]>;

export type GarmentName = keyof typeof GARMENTS;
export type FabricName = keyof typeof FABRICS;

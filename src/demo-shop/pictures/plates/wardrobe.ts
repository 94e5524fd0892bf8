// What the shop can draw: garments with their framing, and fabrics with their lustre.

import type { Print } from '#demo-shop/pictures/drawing/cloth.ts';
import type { Box } from '#demo-shop/pictures/drawing/geometry.ts';
import { type Footing, PLATE } from '#demo-shop/pictures/drawing/studio.ts';
import { ANARKALIS, GIRLS_ANARKALIS } from '#demo-shop/pictures/garments/anarkali.ts';
import { BANGLES } from '#demo-shop/pictures/garments/bangles.ts';
import type { Garment } from '#demo-shop/pictures/garments/common.ts';
import { apron, sheath, shift, shirtDress, slip, tea, tiered } from '#demo-shop/pictures/garments/dress.ts';
import { DUPATTAS } from '#demo-shop/pictures/garments/dupatta.ts';
import { GOWNS } from '#demo-shop/pictures/garments/gown.ts';
import { HAMPERS } from '#demo-shop/pictures/garments/hamper.ts';
import { BANDHGALAS, BOYS_NEHRUS, NEHRUS } from '#demo-shop/pictures/garments/jackets.ts';
import { jhumkas } from '#demo-shop/pictures/garments/jhumka.ts';
import { JUTTIS } from '#demo-shop/pictures/garments/jutti.ts';
import { KAFTANS } from '#demo-shop/pictures/garments/kaftan.ts';
import { inChildSize } from '#demo-shop/pictures/garments/kids.ts';
import { KURTAS } from '#demo-shop/pictures/garments/kurta.ts';
import { GIRLS_LEHENGAS, LEHENGAS } from '#demo-shop/pictures/garments/lehenga.ts';
import { BOYS_KURTAS, BOYS_SHERWANIS, MENS_KURTAS, SHERWANIS } from '#demo-shop/pictures/garments/mens-kurta.ts';
import { NECKLACES } from '#demo-shop/pictures/garments/necklace.ts';
import { paperPattern } from '#demo-shop/pictures/garments/paper-pattern.ts';
import { POTLIS } from '#demo-shop/pictures/garments/potli.ts';
import { rail } from '#demo-shop/pictures/garments/rail.ts';
import { SAREES } from '#demo-shop/pictures/garments/saree.ts';
import { SHARARAS } from '#demo-shop/pictures/garments/sharara.ts';
import { SHIRTS } from '#demo-shop/pictures/garments/shirt.ts';
import { KIDS_TEES, POLOS, TEES } from '#demo-shop/pictures/garments/tee.ts';
import { TROUSERS } from '#demo-shop/pictures/garments/trousers.ts';
import * as printed from '#demo-shop/pictures/prints/printed.ts';
import * as woven from '#demo-shop/pictures/prints/woven.ts';

export type Design = {
  readonly draw: Garment;
  /** Its silhouettes by name; without any it is always drawn alike. */
  readonly shapes?: Readonly<Record<string, Garment>>;
  /** What the detail view shows. */
  readonly detail: Box;
  /** Null for things that lie or hang, which bring their own shadow. */
  readonly footing: Footing | null;
  /** Silhouettes that stand on a form, of what lies or hangs otherwise. */
  readonly standing?: readonly string[];
  /** What is seen from behind, for what would look from there as it does in front: nearer, and less of what is worn with it. */
  readonly turned?: Box;
  /** Set for what must be seen whole in a square picture; of clothes it shows the upper half. */
  readonly square?: Box;
  /** Set for what is smaller than the board: children's clothes, a necklace. */
  readonly whole?: Box;
};

const nearer = (x: number, y: number, width: number): Box => ({
  x,
  y,
  width,
  height: (width * PLATE.height) / PLATE.width,
});
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const foot = (x: number, y: number, width: number): Footing => ({ x, y, width });

/** A child's garment fills the picture as a grown-up's does. */
const children = (
  shapes: Readonly<Record<string, Garment>>,
  draw: Garment,
): Pick<Design, 'draw' | 'shapes' | 'whole'> => ({
  draw: inChildSize(draw),
  shapes: Object.fromEntries(Object.entries(shapes).map(([name, garment]) => [name, inChildSize(garment)])),
  whole: nearer(137, 382, 446),
});

/** From the head to the thigh, and from the waist to the floor. */
const UPPER = nearer(132, 56, 456);
const LOWER = nearer(148, 340, 444);
const TO_KNEE = nearer(96, 52, 528);
const SMALL_TO_KNEE = nearer(182, 412, 356);
const SMALL_UPPER = nearer(210, 424, 300);

export const GARMENTS = {
  saree: { draw: SAREES.nivi, shapes: SAREES, detail: nearer(240, 150, 250), footing: foot(368, 990, 170) },
  lehenga: { draw: LEHENGAS.bridal, shapes: LEHENGAS, detail: nearer(235, 150, 250), footing: foot(360, 984, 230) },
  anarkali: {
    draw: ANARKALIS.calf,
    shapes: ANARKALIS,
    turned: TO_KNEE,
    detail: nearer(235, 140, 250),
    footing: foot(360, 990, 90),
  },
  kurta: {
    draw: KURTAS.straight,
    shapes: KURTAS,
    turned: TO_KNEE,
    detail: nearer(240, 140, 240),
    footing: foot(360, 990, 150),
  },
  sherwani: {
    draw: SHERWANIS.classic,
    shapes: SHERWANIS,
    turned: TO_KNEE,
    detail: nearer(240, 110, 250),
    footing: foot(360, 990, 100),
  },
  nehru: {
    draw: NEHRUS.overKurta,
    shapes: NEHRUS,
    turned: UPPER,
    detail: nearer(240, 110, 250),
    footing: foot(360, 990, 100),
  },
  kaftan: {
    draw: KAFTANS.sashed,
    shapes: KAFTANS,
    turned: TO_KNEE,
    detail: nearer(235, 150, 250),
    footing: foot(360, 988, 165),
  },
  gown: {
    draw: GOWNS.caped,
    shapes: GOWNS,
    turned: TO_KNEE,
    detail: nearer(235, 160, 250),
    footing: foot(380, 986, 230),
  },
  bandhgala: {
    draw: BANDHGALAS.classic,
    shapes: BANDHGALAS,
    turned: UPPER,
    detail: nearer(240, 110, 250),
    footing: foot(360, 990, 100),
  },
  mensKurta: {
    draw: MENS_KURTAS.long,
    shapes: MENS_KURTAS,
    turned: TO_KNEE,
    detail: nearer(240, 110, 250),
    footing: foot(360, 990, 100),
  },
  sharara: {
    draw: SHARARAS.classic,
    shapes: SHARARAS,
    turned: TO_KNEE,
    detail: nearer(235, 140, 250),
    footing: foot(360, 988, 190),
  },
  dress: {
    draw: tiered,
    shapes: { tiered, shift, tea, shirtDress, slip, apron, sheath },
    turned: TO_KNEE,
    detail: nearer(235, 150, 250),
    footing: foot(360, 985, 150),
  },
  shirt: {
    draw: SHIRTS.tucked,
    shapes: SHIRTS,
    turned: UPPER,
    detail: nearer(235, 110, 260),
    footing: foot(360, 990, 110),
  },
  trousers: {
    draw: TROUSERS.pleated,
    shapes: TROUSERS,
    turned: LOWER,
    detail: nearer(225, 360, 270),
    footing: foot(360, 990, 110),
  },
  girlsLehenga: {
    ...children(GIRLS_LEHENGAS, GIRLS_LEHENGAS.festive),
    detail: nearer(270, 480, 200),
    footing: foot(360, 984, 160),
  },
  girlsAnarkali: {
    ...children(GIRLS_ANARKALIS, GIRLS_ANARKALIS.festive),
    turned: SMALL_TO_KNEE,
    detail: nearer(270, 480, 200),
    footing: foot(360, 990, 66),
  },
  boysKurta: {
    ...children(BOYS_KURTAS, BOYS_KURTAS.long),
    turned: SMALL_TO_KNEE,
    detail: nearer(270, 460, 200),
    footing: foot(360, 990, 72),
  },
  boysSherwani: {
    ...children(BOYS_SHERWANIS, BOYS_SHERWANIS.classic),
    turned: SMALL_TO_KNEE,
    detail: nearer(270, 460, 200),
    footing: foot(360, 990, 72),
  },
  boysNehru: {
    ...children(BOYS_NEHRUS, BOYS_NEHRUS.overKurta),
    turned: SMALL_UPPER,
    detail: nearer(270, 460, 200),
    footing: foot(360, 990, 72),
  },
  kidsTee: {
    ...children(KIDS_TEES, KIDS_TEES.joggers),
    turned: SMALL_UPPER,
    detail: nearer(270, 460, 200),
    footing: foot(360, 990, 72),
  },
  tee: { draw: TEES.crew, shapes: TEES, turned: UPPER, detail: nearer(235, 110, 260), footing: foot(360, 990, 110) },
  polo: {
    draw: POLOS.wornOut,
    shapes: POLOS,
    turned: UPPER,
    detail: nearer(235, 100, 260),
    footing: foot(360, 990, 110),
  },
  dupatta: {
    draw: DUPATTAS.rail,
    shapes: DUPATTAS,
    detail: nearer(352, 540, 216),
    footing: null,
    standing: ['shoulders', 'wound'],
    square: box(90, 130, 560, 880),
  },
  potli: {
    draw: POTLIS.round,
    shapes: POTLIS,
    detail: nearer(240, 330, 240),
    footing: foot(360, 970, 150),
    square: box(130, 110, 460, 920),
  },
  juttis: {
    draw: JUTTIS.pair,
    shapes: JUTTIS,
    detail: nearer(140, 230, 250),
    footing: null,
    square: box(90, 180, 550, 820),
  },
  jhumka: {
    draw: jhumkas,
    detail: nearer(90, 440, 250),
    footing: null,
    square: box(20, 180, 680, 740),
  },
  bangles: {
    draw: BANGLES.stack,
    shapes: BANGLES,
    detail: nearer(150, 430, 230),
    footing: null,
    square: box(110, 350, 500, 600),
  },
  necklace: {
    draw: NECKLACES.bridal,
    shapes: NECKLACES,
    detail: nearer(290, 140, 130),
    footing: null,
    whole: nearer(214, 60, 292),
    square: box(230, 90, 260, 320),
  },
  hamper: {
    draw: HAMPERS.stacked,
    shapes: HAMPERS,
    detail: nearer(200, 320, 260),
    footing: foot(360, 968, 230),
    square: box(70, 280, 580, 740),
  },
  rail: { draw: rail, detail: nearer(190, 260, 260), footing: null, square: box(40, 100, 640, 920) },
  paperPattern: { draw: paperPattern, detail: nearer(330, 150, 300), footing: null, square: box(70, 100, 590, 920) },
} as const satisfies Record<string, Design>;

/** A print and how much the cloth shines: 0 matt cotton, 1 silk satin. */
export const FABRICS = {
  plain: [printed.plain, 0.3],
  silk: [printed.plain, 0.9],
  velvet: [printed.plain, 0.6],
  jersey: [printed.plain, 0.05],
  paisley: [printed.paisleyButi, 0.7],
  sprig: [printed.sprigButi, 0.4],
  bandhani: [printed.bandhani, 0.45],
  ikat: [printed.ikat, 0.3],
  blockprint: [printed.blockFloral, 0.15],
  chikankari: [printed.chikankari, 0.15],
  leheriya: [printed.leheriya, 0.45],
  ajrakh: [printed.ajrakh, 0.2],
  phulkari: [printed.phulkari, 0.4],
  kalamkari: [printed.kalamkari, 0.2],
  gota: [printed.gotaPatti, 0.5],
  zardozi: [printed.zardozi, 0.6],
  mukaish: [printed.mukaish, 0.4],
  lotus: [printed.lotusPond, 0.45],
  shibori: [printed.shibori, 0.3],
  ombre: [printed.ombre, 0.6],
  checks: [woven.checks, 0.2],
  khadi: [woven.khadi, 0.1],
  brocade: [woven.brocade, 0.7],
  pinstripe: [woven.pinstripe, 0.5],
  stripes: [woven.stripes, 0.3],
  shirting: [woven.shirting, 0.2],
  gingham: [woven.gingham, 0.15],
  windowpane: [woven.windowpane, 0.15],
  herringbone: [woven.herringbone, 0.1],
  linen: [woven.linen, 0.1],
  jamdani: [woven.jamdani, 0.25],
  damask: [woven.damask, 0.75],
  trellis: [woven.trellis, 0.5],
  patola: [woven.patola, 0.5],
} as const satisfies Record<string, readonly [Print, number]>;

export type GarmentName = keyof typeof GARMENTS;
export type FabricName = keyof typeof FABRICS;

/** Clothes are worn; bags, jewellery, boxes and paper are seen whole and have no cloth to unfold. */
export const isWorn = (garment: GarmentName): boolean => !('square' in GARMENTS[garment]);

const shapesIn = (garment: GarmentName): Readonly<Record<string, Garment>> => {
  const { shapes = {} }: Design = GARMENTS[garment];
  return shapes;
};

/** The names of a garment's silhouettes; none where it has only one. */
export const shapesOf = (garment: GarmentName): readonly string[] => Object.keys(shapesIn(garment));

/** How a garment is drawn in a silhouette; in its first one where it does not know the name. */
export const drawingOf = (garment: GarmentName, shape?: string): Garment => {
  const known = shape === undefined ? undefined : shapesIn(garment)[shape];
  return known ?? GARMENTS[garment].draw;
};

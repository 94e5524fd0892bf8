import { ANARKALIS } from '#api/demo/pictures/garments/anarkali.ts';
import { tea, tiered } from '#api/demo/pictures/garments/dress.ts';
import { DUPATTAS } from '#api/demo/pictures/garments/dupatta.ts';
import { GOWNS } from '#api/demo/pictures/garments/gown.ts';
import { BANDHGALAS, NEHRUS } from '#api/demo/pictures/garments/jackets.ts';
import { KAFTANS } from '#api/demo/pictures/garments/kaftan.ts';
import { KURTAS } from '#api/demo/pictures/garments/kurta.ts';
import { LEHENGAS } from '#api/demo/pictures/garments/lehenga.ts';
import { MENS_KURTAS, SHERWANIS } from '#api/demo/pictures/garments/mens-kurta.ts';
import { SAREES } from '#api/demo/pictures/garments/saree.ts';
import { SHARARAS } from '#api/demo/pictures/garments/sharara.ts';
import { SHIRTS } from '#api/demo/pictures/garments/shirt.ts';
import { sheath, shift, shirtDress } from '#api/demo/pictures/garments/straight-dress.ts';
import { apron, slip } from '#api/demo/pictures/garments/strap-dress.ts';
import { POLOS, TEES } from '#api/demo/pictures/garments/tee.ts';
import { TROUSERS } from '#api/demo/pictures/garments/trousers.ts';
import { box, type Design, foot, LOWER, nearer, TO_KNEE, UPPER } from './design.ts';

/** What grown-ups wear. */
export const CLOTHES = {
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
} as const satisfies Record<string, Design>;

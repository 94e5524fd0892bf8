import { GIRLS_ANARKALIS } from '#api/demo/pictures/garments/anarkali.ts';
import type { Garment } from '#api/demo/pictures/garments/common.ts';
import { BOYS_NEHRUS } from '#api/demo/pictures/garments/jackets.ts';
import { inChildSize } from '#api/demo/pictures/garments/kids.ts';
import { GIRLS_LEHENGAS } from '#api/demo/pictures/garments/lehenga.ts';
import { BOYS_KURTAS, BOYS_SHERWANIS } from '#api/demo/pictures/garments/mens-kurta.ts';
import { KIDS_TEES } from '#api/demo/pictures/garments/tee.ts';
import { type Design, foot, nearer } from './design.ts';

/** A child's garment fills the picture as a grown-up's does. */
const children = (
  shapes: Readonly<Record<string, Garment>>,
  draw: Garment,
): Pick<Design, 'draw' | 'shapes' | 'whole'> => ({
  draw: inChildSize(draw),
  shapes: Object.fromEntries(Object.entries(shapes).map(([name, garment]) => [name, inChildSize(garment)])),
  whole: nearer(137, 382, 446),
});

const SMALL_TO_KNEE = nearer(182, 412, 356);
const SMALL_UPPER = nearer(210, 424, 300);

/** What children wear. */
export const CHILDRENS_CLOTHES = {
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
} as const satisfies Record<string, Design>;

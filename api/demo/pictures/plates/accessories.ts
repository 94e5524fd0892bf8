import { BANGLES } from '#api/demo/pictures/garments/bangles.ts';
import { HAMPERS } from '#api/demo/pictures/garments/hamper.ts';
import { jhumkas } from '#api/demo/pictures/garments/jhumka.ts';
import { JUTTIS } from '#api/demo/pictures/garments/jutti.ts';
import { NECKLACES } from '#api/demo/pictures/garments/necklace.ts';
import { paperPattern } from '#api/demo/pictures/garments/paper-pattern.ts';
import { POTLIS } from '#api/demo/pictures/garments/potli.ts';
import { rail } from '#api/demo/pictures/garments/rail.ts';
import { box, type Design, foot, nearer } from './design.ts';

/** What is worn with clothes, given, or stands beside them: bags, shoes, jewellery, boxes, paper. */
export const ACCESSORIES = {
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

import { type Body, GIRL, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { BARE, type NECKS, SET_IN, type Seam, SMALL } from './cut.ts';
import type { SkirtCut } from './skirt.ts';
import type { SleeveName } from './sleeves.ts';

export type LehengaCut = {
  readonly form: Body;
  /** Its side seam from the shoulder to its hem. */
  readonly choli: Seam;
  readonly neck: keyof typeof NECKS;
  readonly back: keyof typeof NECKS;
  readonly sleeve: SleeveName | null;
  readonly skirt: SkirtCut;
  readonly dupatta: 'shoulder' | 'arms' | 'thrown' | 'wrapped' | 'both';
};

const CROPPED: Seam = [92, 296, 78, 340];

export const BRIDAL: LehengaCut = {
  form: WOMAN,
  choli: [...SET_IN, ...CROPPED],
  neck: 'sweetheart',
  back: 'low',
  sleeve: 'short',
  skirt: {
    side: [62, 408, 92, 470, 134, 640, 192, 820, 244, 946],
    bow: 48,
    gores: [11, 0.019],
    wave: 15,
  },
  dupatta: 'shoulder',
};

/** Fuller, from a belt above the waist; a choli without sleeves, the dupatta held in both arms. */
export const CIRCULAR: LehengaCut = {
  ...BRIDAL,
  choli: [...BARE, 92, 296, 80, 336],
  neck: 'vee',
  back: 'scoop',
  sleeve: null,
  skirt: {
    side: [64, 394, 116, 450, 196, 620, 252, 800, 286, 928],
    bow: 64,
    gores: [15, 0.015],
    wave: 17,
  },
  dupatta: 'arms',
};

/** Close to the knee and flared from there; a long choli that meets the skirt. */
export const FISHTAIL: LehengaCut = {
  ...BRIDAL,
  choli: [...SET_IN, 82, 345, 68, 396, 84, 436],
  neck: 'square',
  back: 'round',
  sleeve: 'threeQuarter',
  skirt: {
    side: [70, 408, 100, 480, 108, 570, 104, 680, 150, 800, 236, 956],
    bow: 38,
    gores: [10, 0.022],
    wave: 14,
    from: 0.45,
  },
  dupatta: 'thrown',
};

/** The half saree of the south: pavadai, blouse, and the dupatta wound like a pallu. */
export const HALF_SAREE: LehengaCut = {
  ...BRIDAL,
  neck: 'scoop',
  back: 'scoop',
  sleeve: 'elbow',
  skirt: {
    side: [66, 400, 98, 470, 122, 640, 150, 820, 182, 962],
    bow: 28,
    gores: [9, 0.026],
    wave: 10,
  },
  dupatta: 'wrapped',
};

export const GIRLS: LehengaCut = {
  ...BRIDAL,
  form: GIRL,
  choli: [...SMALL, 87, 330, 86, 352],
  neck: 'round',
  back: 'round',
  sleeve: 'puff',
  skirt: { ...BRIDAL.skirt, side: [84, 392, 116, 460, 168, 640, 214, 810, 250, 938] },
  dupatta: 'both',
};

export const PAVADAI: LehengaCut = {
  ...GIRLS,
  choli: [...SMALL, 87, 340, 90, 404],
  sleeve: 'elbow',
  skirt: { ...HALF_SAREE.skirt, side: [84, 396, 112, 470, 146, 640, 176, 820, 204, 956] },
  dupatta: 'arms',
};

export const DANCING: LehengaCut = {
  ...GIRLS,
  choli: [...SMALL, 90, 350, 108, 420],
  neck: 'square',
  sleeve: 'cap',
  skirt: { ...CIRCULAR.skirt, side: [84, 392, 150, 470, 216, 640, 262, 800, 286, 924] },
  dupatta: 'thrown',
};

import { FLOOR } from '#api/demo/pictures/drawing/figure.ts';

export type KaftanCut = {
  /** Half the width below the sash, or where one would be. */
  readonly waist: number;
  readonly hem: number;
  /** Half the width at the hem. */
  readonly sweep: number;
  /** Where the wide sleeves end, and how far out. */
  readonly cuff: readonly [offset: number, height: number];
  readonly worn: 'sash' | 'loose';
  readonly trousers: boolean;
};

export const SASHED: KaftanCut = {
  waist: 84,
  hem: FLOOR,
  sweep: 152,
  cuff: [218, 388],
  worn: 'sash',
  trousers: false,
};

export const LOOSE: KaftanCut = { ...SASHED, waist: 152, sweep: 176, hem: FLOOR - 10, cuff: [206, 352], worn: 'loose' };

export const SHORT: KaftanCut = {
  ...SASHED,
  waist: 132,
  hem: 716,
  sweep: 168,
  cuff: [226, 402],
  worn: 'loose',
  trousers: true,
};

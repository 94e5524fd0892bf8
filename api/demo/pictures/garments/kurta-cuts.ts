import { FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import type { NECKS, Seam } from './cut.ts';
import type { SleeveName } from './sleeves.ts';

type Front = 'slit' | 'placket' | 'yoke' | 'wrapped' | 'plain';

export type KurtaCut = {
  /** From the bust to the hem. */
  readonly side: Seam;
  readonly dip: number;
  readonly neck: keyof typeof NECKS;
  readonly back: keyof typeof NECKS;
  readonly front: Front;
  readonly sleeve: SleeveName;
  /** How many flared folds; 0 for a straight fall. */
  readonly flare: number;
  readonly below: keyof typeof BELOW;
  readonly stole: 'shoulder' | 'thrown' | 'both' | null;
};

export const BELOW = {
  palazzo: { cut: { hip: 640, half: 96, ankle: FLOOR - 6, cuff: 62, gap: 66 }, border: 26 },
  sharara: { cut: { hip: 520, half: 106, ankle: FLOOR - 6, cuff: 84, gap: 88 }, border: 34 },
  cigarette: { cut: { hip: 600, half: 92, ankle: FLOOR - 34, cuff: 31, gap: 46 }, border: 0 },
  churidar: { cut: { hip: 680, half: 64, ankle: FLOOR - 26, cuff: 17, gap: 26 }, border: 0 },
} as const;

export const STRAIGHT: KurtaCut = {
  side: [81, 392, 99, 510, 112, 640, 122, 756],
  dip: 10,
  neck: 'slit',
  back: 'round',
  front: 'slit',
  sleeve: 'threeQuarter',
  flare: 0,
  below: 'palazzo',
  stole: 'shoulder',
};

export const A_LINE: KurtaCut = {
  side: [82, 372, 104, 480, 140, 620, 176, 760, 190, 812],
  dip: 24,
  neck: 'round',
  back: 'scoop',
  front: 'yoke',
  sleeve: 'long',
  flare: 9,
  below: 'churidar',
  stole: 'thrown',
};

export const SHIRT: KurtaCut = {
  side: [84, 392, 100, 500, 110, 600, 118, 706],
  dip: 16,
  neck: 'stand',
  back: 'closed',
  front: 'placket',
  sleeve: 'elbow',
  flare: 0,
  below: 'cigarette',
  stole: null,
};

export const PEPLUM: KurtaCut = {
  side: [78, 372, 100, 440, 134, 520, 152, 566],
  dip: 14,
  neck: 'square',
  back: 'low',
  front: 'plain',
  sleeve: 'bell',
  flare: 10,
  below: 'sharara',
  stole: null,
};

export const ANGRAKHA: KurtaCut = {
  side: [80, 376, 100, 480, 128, 640, 150, 790],
  dip: 16,
  neck: 'vee',
  back: 'round',
  front: 'wrapped',
  sleeve: 'threeQuarter',
  flare: 7,
  below: 'cigarette',
  stole: null,
};

export const LONGLINE: KurtaCut = {
  side: [81, 392, 98, 500, 106, 640, 112, 834],
  dip: 8,
  neck: 'boat',
  back: 'round',
  front: 'plain',
  sleeve: 'threeQuarter',
  flare: 0,
  below: 'palazzo',
  stole: 'both',
};

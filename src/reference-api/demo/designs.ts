import type { DesignSheet } from './design-sheet.ts';
import { anjora } from './designs-anjora.ts';
import { firozaLane } from './designs-firoza-lane.ts';
import { meher } from './designs-meher.ts';
import { rustam } from './designs-rustam.ts';
import { sitara } from './designs-sitara.ts';
import { taanbaan } from './designs-taanbaan.ts';
import { vaidehiRana } from './designs-vaidehi-rana.ts';
import { assembled } from './parts.ts';
import { services } from './services.ts';
import { sets } from './sets.ts';

const pieces: readonly DesignSheet[] = [
  ...anjora,
  ...rustam,
  ...vaidehiRana,
  ...meher,
  ...taanbaan,
  ...sitara,
  ...firozaLane,
  ...services,
];

/** All designs of the season. */
export const designs: readonly DesignSheet[] = [...pieces, ...sets.map((set) => assembled(set, pieces))];

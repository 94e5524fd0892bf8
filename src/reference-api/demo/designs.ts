import type { DesignSheet } from './design-sheet.ts';
import { anjora } from './designs-anjora.ts';
import { meher } from './designs-meher.ts';
import { rustam } from './designs-rustam.ts';
import { sitara } from './designs-sitara.ts';
import { taanbaan } from './designs-taanbaan.ts';
import { vaidehiRana } from './designs-vaidehi-rana.ts';

/** All designs of the season. */
export const designs: readonly DesignSheet[] = [...anjora, ...rustam, ...vaidehiRana, ...meher, ...taanbaan, ...sitara];

import type { DesignSheet } from './design-sheet.ts';
import { anjora } from './designs-anjora.ts';
import { chhotaBazaar } from './designs-chhota-bazaar.ts';
import { firozaJewels } from './designs-firoza-jewels.ts';
import { firozaLane } from './designs-firoza-lane.ts';
import { haldenBose } from './designs-halden-bose.ts';
import { ilaDevrai } from './designs-ila-devrai.ts';
import { meher } from './designs-meher.ts';
import { noorMahalla } from './designs-noor-mahalla.ts';
import { odeToMogra } from './designs-ode-to-mogra.ts';
import { rannAndReh } from './designs-rann-and-reh.ts';
import { rustam } from './designs-rustam.ts';
import { sitara } from './designs-sitara.ts';
import { taanbaan } from './designs-taanbaan.ts';
import { threadAndMonsoon } from './designs-thread-and-monsoon.ts';
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
  ...odeToMogra,
  ...noorMahalla,
  ...rannAndReh,
  ...chhotaBazaar,
  ...haldenBose,
  ...ilaDevrai,
  ...threadAndMonsoon,
  ...firozaLane,
  ...firozaJewels,
  ...services,
];

/** All designs of the season. */
export const designs: readonly DesignSheet[] = [...pieces, ...sets.map((set) => assembled(set, pieces))];

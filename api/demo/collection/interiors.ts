// In which room a picture of the collection is set: every house has its own, and so has every occasion.

import type { PlasterName } from '#api/demo/pictures/scenes/plasters.ts';
import type { SettingName } from '#api/demo/pictures/scenes/room.ts';

export type Interior = { readonly plaster: PlasterName; readonly setting: SettingName };

const interior = (plaster: PlasterName, setting: SettingName): Interior => ({ plaster, setting });

/** By the key of the category; houses are categories too. */
export const CHOSEN_INTERIORS: Readonly<Record<string, Interior>> = {
  women: interior('rose', 'arcade'),
  men: interior('dusk', 'window'),
  sarees: interior('clay', 'jaali'),
  lehengas: interior('rose', 'lanterns'),
  sherwanis: interior('sage', 'arcade'),
  gowns: interior('night', 'stage'),
  kaftans: interior('sky', 'window'),
  tees: interior('lime', 'window'),
  kurtas: interior('sand', 'window'),
  kids: interior('saffron', 'festive'),
  jewellery: interior('wine', 'niche'),
  'the-wedding-edit': interior('sand', 'festive'),
  festive: interior('saffron', 'festive'),
  'for-the-bride': interior('wine', 'lanterns'),
  'for-the-groom': interior('forest', 'lanterns'),
  diwali: interior('terracotta', 'festive'),
  eid: interior('sage', 'jaali'),
  'sangeet-and-mehendi': interior('saffron', 'lanterns'),
  'desk-to-dinner': interior('night', 'window'),
  'by-the-sea': interior('sky', 'window'),
  work: interior('dusk', 'window'),
  resort: interior('sky', 'window'),
  'ready-to-ship': interior('lime', 'arcade'),
  celebrity: interior('wine', 'stage'),
  anjora: interior('sky', 'jaali'),
  rustam: interior('dusk', 'window'),
  'vaidehi-rana': interior('wine', 'lanterns'),
  'meher-daughters': interior('lime', 'jaali'),
  taanbaan: interior('terracotta', 'arcade'),
  sitara: interior('night', 'stage'),
  'firoza-lane': interior('saffron', 'window'),
  'ode-to-mogra': interior('saffron', 'arcade'),
  'noor-mahalla': interior('night', 'lanterns'),
  'rann-reh': interior('terracotta', 'jaali'),
  'chhota-bazaar': interior('lime', 'festive'),
  'halden-bose': interior('forest', 'window'),
  'ila-devrai': interior('clay', 'window'),
  'thread-monsoon': interior('sage', 'arcade'),
  'the-zari-atelier': interior('sand', 'niche'),
};

const PLASTERS: readonly PlasterName[] = [
  'sand',
  'rose',
  'sage',
  'clay',
  'dusk',
  'sky',
  'saffron',
  'lime',
  'terracotta',
];
const SETTINGS: readonly SettingName[] = ['window', 'arcade', 'niche', 'jaali', 'lanterns'];
const EVENING: readonly PlasterName[] = ['wine', 'night', 'forest', 'terracotta'];

/** One after the other, so that neighbours differ. */
const turnBy = <T>(choices: readonly T[], id: number, otherwise: T): T => choices[id % choices.length] ?? otherwise;

/** The room of a category. */
export const interiorOf = ({ id, key }: { readonly id: number; readonly key: string }): Interior =>
  CHOSEN_INTERIORS[key] ?? { plaster: turnBy(PLASTERS, id, 'sand'), setting: turnBy(SETTINGS, id, 'niche') };

/** The room in which a piece is seen in public: on a step, in the evening, under a lamp. */
export const stageOf = (id: number): Interior => ({ plaster: turnBy(EVENING, id, 'wine'), setting: 'stage' });

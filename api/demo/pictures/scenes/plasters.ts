/** Plaster, as hex colours: the lit wall, the hollow of a niche, the floor. */
export type Plaster = { readonly wall: string; readonly niche: string; readonly floor: string };

/** Light rooms first; the last four are evening rooms, against which gold and ivory glow. */
export const PLASTERS = {
  sand: { wall: '#efe4d4', niche: '#d9c5aa', floor: '#cdb698' },
  rose: { wall: '#ecdcd3', niche: '#d3b0a2', floor: '#c4a28f' },
  sage: { wall: '#e3e4d6', niche: '#bac2aa', floor: '#aeb096' },
  dusk: { wall: '#dfdfe0', niche: '#abb2bd', floor: '#a9a49e' },
  clay: { wall: '#ecd9c6', niche: '#cb9e7d', floor: '#b98d6c' },
  saffron: { wall: '#f1dfbb', niche: '#dcae67', floor: '#c89a58' },
  sky: { wall: '#d9e3e3', niche: '#9fb9bd', floor: '#a3aaa2' },
  lime: { wall: '#f3efe8', niche: '#dcd5c9', floor: '#cfc6b8' },
  wine: { wall: '#6e3440', niche: '#4b1d2a', floor: '#55262f' },
  night: { wall: '#3b4560', niche: '#222b45', floor: '#2b3146' },
  forest: { wall: '#3d5648', niche: '#23392f', floor: '#2c4035' },
  terracotta: { wall: '#b06a4a', niche: '#874528', floor: '#8f5337' },
} as const satisfies Record<string, Plaster>;

export type PlasterName = keyof typeof PLASTERS;

/**
 * Dyes of the house: option id of the attribute color (93), the name a shopper reads, and the hex colour that is drawn.
 * Deep enough for gold, never pure, never neon.
 */
export const DYES = {
  indigo: { id: 49, label: 'Indigo', hex: '#2b3a78' },
  wine: { id: 50, label: 'Wine', hex: '#7b1e3a' },
  white: { id: 51, label: 'White', hex: '#f4f0e8' },
  emerald: { id: 52, label: 'Emerald', hex: '#1f5a4e' },
  marigold: { id: 53, label: 'Marigold', hex: '#d6962f' },
  ivory: { id: 54, label: 'Ivory', hex: '#f0e6d2' },
  rose: { id: 55, label: 'Rose', hex: '#b9647a' },
  teal: { id: 56, label: 'Teal', hex: '#1d6a70' },
  charcoal: { id: 57, label: 'Charcoal', hex: '#2d2c33' },
  mustard: { id: 58, label: 'Mustard', hex: '#c4892c' },
  plum: { id: 59, label: 'Plum', hex: '#5a2450' },
  madder: { id: 60, label: 'Madder', hex: '#a5432e' },
  sage: { id: 61, label: 'Sage', hex: '#a9bba6' },
  mist: { id: 62, label: 'Mist', hex: '#b9cfc9' },
  blush: { id: 63, label: 'Blush', hex: '#e3bfb6' },
  midnight: { id: 64, label: 'Midnight', hex: '#222c4b' },
} as const satisfies Record<string, { readonly id: number; readonly label: string; readonly hex: string }>;

export type DyeName = keyof typeof DYES;

/** Threads of a print that are no dye: zari gold, undyed cream, moonlit grey. */
const THREADS = { gold: '#d9b56c', cream: '#f1e3c4', moon: '#8fa0c4' } as const;

export type ThreadName = keyof typeof THREADS;

const isThread = (name: DyeName | ThreadName): name is ThreadName => name in THREADS;

export const hexOf = (name: DyeName | ThreadName): string => (isThread(name) ? THREADS[name] : DYES[name].hex);

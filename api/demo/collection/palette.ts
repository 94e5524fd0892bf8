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
  peacock: { id: 65, label: 'Peacock', hex: '#155a78' },
  saffron: { id: 66, label: 'Saffron', hex: '#d9792c' },
  lilac: { id: 67, label: 'Lilac', hex: '#a794c2' },
  powder: { id: 68, label: 'Powder', hex: '#aabfd4' },
  olive: { id: 69, label: 'Olive', hex: '#6c6a3c' },
  rust: { id: 70, label: 'Rust', hex: '#b4552f' },
  onyx: { id: 71, label: 'Onyx', hex: '#221f22' },
  coral: { id: 72, label: 'Coral', hex: '#d8705c' },
  mint: { id: 73, label: 'Mint', hex: '#bcd6c3' },
  sand: { id: 74, label: 'Sand', hex: '#d8c3a0' },
  rani: { id: 75, label: 'Rani', hex: '#a5286a' },
  sky: { id: 76, label: 'Sky', hex: '#8eb1ce' },
  bottle: { id: 77, label: 'Bottle', hex: '#173f35' },
  apricot: { id: 78, label: 'Apricot', hex: '#e6b188' },
  stone: { id: 79, label: 'Stone', hex: '#a3998b' },
  cocoa: { id: 80, label: 'Cocoa', hex: '#5d3a2d' },
} as const satisfies Record<string, { readonly id: number; readonly label: string; readonly hex: string }>;

export type DyeName = keyof typeof DYES;

/** Threads of a print that are no dye: zari gold, undyed cream, moonlit grey. */
export const THREADS = { gold: '#d9b56c', cream: '#f1e3c4', moon: '#8fa0c4' } as const;

export type ThreadName = keyof typeof THREADS;

const isThread = (name: DyeName | ThreadName): name is ThreadName => name in THREADS;

export const hexOf = (name: DyeName | ThreadName): string => (isThread(name) ? THREADS[name] : DYES[name].hex);

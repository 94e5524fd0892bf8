// The gold of the house.

import type { Sheet } from './sheet.ts';

export const ZARI = { bright: '#f0dca6', gold: '#cda55c', dark: '#8d6a33', ink: '#5d4320' } as const;

/** Metal is seen by its change: the same gold runs light and dark again and again. */
export const gold = (sheet: Sheet): string =>
  `url(#${sheet.define(
    'gold',
    `<linearGradient id="%" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="58" y2="21" spreadMethod="reflect">` +
      `<stop stop-color="#b58a45"/><stop offset=".45" stop-color="#d9b56c"/><stop offset=".7" stop-color="#f1deaa"/><stop offset="1" stop-color="#c79d55"/></linearGradient>`,
  )})`;

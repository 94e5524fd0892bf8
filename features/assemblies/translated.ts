import { openTheatre as openScreens } from './screen.ts';
import type { Theatre } from './stage.ts';
import { translatePage } from './translator.ts';

const SOON_MS = 1; // what is asked for so soon is waited for by the emulated page

/** The real pages over fakes, in an emulated browser that translates them. */
export function openTheatre(): Promise<Theatre> {
  return openScreens(() => translatePage(SOON_MS));
}

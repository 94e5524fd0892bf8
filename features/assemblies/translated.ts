import type { Assembly } from './scenario.ts';
import { openAssembly as openScreens } from './screen.ts';
import { translatePage } from './translator.ts';

const SOON_MS = 1; // what is asked for so soon is waited for by the emulated page

/** The real pages over fakes, in an emulated browser that translates them. */
export function openAssembly(): Promise<Assembly> {
  return openScreens(() => translatePage(SOON_MS));
}

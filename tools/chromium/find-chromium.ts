import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The first draws pages and no windows, which takes a fifth less of a machine's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const usualPlaces = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => names.map((name) => join(folder, name))),
  '/usr/lib/chromium/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProgram: (path: string) => boolean;
};

/** The Chromium to use: the one CHROMIUM_PATH names, else an installed one; null when there is none. */
export const findChromium = ({ env, isProgram }: Surroundings = thisMachine): string | null => {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [env['CHROMIUM_PATH'] ?? '', ...usualPlaces, ...onPath, chromium.executablePath()];
  return candidates.find((path) => path !== '' && isProgram(path)) ?? null;
};

const isProgramFile = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const thisMachine: Surroundings = { env: process.env, isProgram: isProgramFile };

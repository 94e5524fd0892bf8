import { join } from 'node:path';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Finds Chromium, or installs it: from Debian's package where we are root, else a download into the user's cache.
 * Null when neither works; `tell` hears what is done.
 */
export const ensureChromium = async (runner: CommandRunner, tell: (line: string) => void): Promise<string | null> => {
  for (const command of [null, ...installations(tell)]) {
    if (command) await runner.run(command);
    const found = findChromium();
    if (found) return found;
  }
  return null;
};

/** What a person without Chromium is told. */
export const chromiumAdvice = 'No Chromium was found: install one, or set CHROMIUM_PATH to the program.';

const installations = (onLine: (line: string) => void): readonly Command[] => {
  const playwright = join('node_modules', 'playwright-core', 'cli.js');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const debian: readonly Command[] = [
    {
      program: 'sh',
      args: ['-c', 'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)'],
      env: quiet,
      onLine,
    },
  ];
  return [
    ...(process.getuid?.() === 0 ? debian : []),
    { program: process.execPath, args: [playwright, 'install', 'chromium'], onLine },
  ];
};

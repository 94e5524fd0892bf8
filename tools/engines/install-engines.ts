import type { Command, CommandRunner } from '../commands/command-runner.ts';
import { findFirefox } from './firefox.ts';
import { findWebkit } from './webkit.ts';

/** Debian's packages of what is opened here, and how it is found. */
const engines: readonly { readonly packages: readonly string[]; readonly find: () => unknown }[] = [
  { packages: ['firefox-esr'], find: findFirefox },
  { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebkit },
];

/** Installs Firefox and WebKitGTK where they are missing, and we are root on Debian or its like. `tell` hears what is done. */
export async function ensureEngines(runner: CommandRunner, tell: (line: string) => void): Promise<void> {
  const missing = engines.filter(({ find }) => find() === null).flatMap(({ packages }) => packages);
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  await runner.run(installing(missing, tell));
}

function installing(packages: readonly string[], onLine: (line: string) => void): Command {
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return {
    program: 'sh',
    args: ['-c', `command -v apt-get && apt-get update && ${install}`],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    onLine,
  };
}

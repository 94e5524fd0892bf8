import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LEAST_VERSION = 15;

/** The folder with PostgreSQL's own programs: where Debian and Homebrew put them, or on the path. Null where there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [...versionsBelow('/usr/lib/postgresql'), ...brewed(), ...onPath];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** The newest first. */
function versionsBelow(folder: string): readonly string[] {
  const versions = namesIn(folder)
    .map(Number)
    .filter((version) => version >= LEAST_VERSION);
  return versions.toSorted((one, other) => other - one).map((version) => join(folder, String(version), 'bin'));
}

function brewed(): readonly string[] {
  const kegs = ['/opt/homebrew/opt', '/usr/local/opt'];
  return kegs.flatMap((keg) => versionsOf(keg).map((name) => join(keg, name, 'bin')));
}

function versionsOf(keg: string): readonly string[] {
  return namesIn(keg).filter((name) => Number(/^postgresql@(\d+)$/.exec(name)?.[1]) >= LEAST_VERSION);
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

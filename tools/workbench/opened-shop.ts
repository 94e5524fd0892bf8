import { constants, existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayAt } from '#api/process/shop-clock.ts';
import { codeDigest } from '#api/testing/demo-dump.ts';

const SOURCES = fileURLToPath(new URL('../../api/', import.meta.url));
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/zari', import.meta.url));
const BEGINNING = 'opened-';
/** Named for what they show (`commissions.ts`), so that they are good on every day and with every code. */
const PICTURES = join(KEPT, 'pictures');

/**
 * Fills a new data folder as the first start of the demo shop would on this day, in a tenth of the time. The pictures are those
 * that shops have drawn before: on a machine with much else to do a page waits in vain for new ones.
 */
export async function fillAsOpened(dataDir: string): Promise<void> {
  const database = join(await openedToday(), 'database');
  await cp(database, join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  await mkdir(PICTURES, { recursive: true });
  await symlink(PICTURES, join(dataDir, 'pictures'));
}

/** The kept folder of this day and this code; the first that asks makes it. */
async function openedToday(): Promise<string> {
  const now = Date.now();
  const own = `${BEGINNING}${dayAt(now)}-${codeDigest(SOURCES)}-${await databaseVersion()}`;
  const folder = join(KEPT, own);
  if (existsSync(folder)) return folder;
  await forgetOthers();
  await make(folder, now);
  return folder;
}

/** Made aside and then renamed, so that nobody finds half of it; whoever is second takes what is there. */
async function make(folder: string, now: number): Promise<void> {
  const { fillWithDemo } = await import('#api/testing/fill-with-demo.ts'); // the whole API, which is seldom needed
  await mkdir(KEPT, { recursive: true });
  const draft = await mkdtemp(join(KEPT, 'draft-'));
  try {
    await fillWithDemo(join(draft, 'database'), now);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A database of another version may not be readable. */
async function databaseVersion(): Promise<string> {
  const file = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return (JSON.parse(await readFile(file, 'utf8')) as { readonly version: string }).version;
}

async function forgetOthers(): Promise<void> {
  for (const other of globSync(`${BEGINNING}*`, { cwd: KEPT }))
    await rm(join(KEPT, other), { recursive: true, force: true });
}

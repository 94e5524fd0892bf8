import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/stamp.txt';

/** What the build is made from: the shop's code without its tests, the public files, and the locked packages. */
const SOURCES = [
  '{src,shared}/**/*.*',
  'tools/build/{build-plugins,built-files,draw-icons}.ts',
  'public/**/*.*',
  'rsbuild.config.ts',
  '.browserslistrc',
  'package-lock.json',
];

/** A digest of the names and contents of all sources. */
export function sourceDigest(folder = '.'): string {
  const files = globSync(SOURCES, { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex');
}

/** Whether the folder holds a build of just these sources. */
export function isBuilt(digest: string, folder = '.'): boolean {
  const stamp = `${folder}/${STAMP}`;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

export function stampBuild(digest: string, folder = '.'): void {
  writeFileSync(`${folder}/${STAMP}`, digest);
}

/** A build that fails half-way must not pass for the one before. */
export function removeStamp(folder = '.'): void {
  rmSync(`${folder}/${STAMP}`, { force: true });
}

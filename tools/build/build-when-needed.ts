import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { isBuilt, removeStamp, sourceDigest, stampBuild } from './build-stamp.ts';

const BUILD = ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'];
const WEIGH = ['--import', './features/support/load-tsx.ts', 'tools/page-weight/weigh-pages.ts'];

/** Builds the shop unless the build at hand is of these very sources. Returns false when the build fails. */
export function buildWhenNeeded(): boolean {
  if (isBuilt(sourceDigest())) return true;
  console.log('Building the shop …');
  return build(['ignore', 'ignore', 'inherit']);
}

/** Builds the shop and weighs its pages; what is said goes where `output` tells. */
export function build(output: readonly ['ignore', 'ignore' | 'inherit', 'inherit']): boolean {
  const digest = sourceDigest();
  removeStamp();
  const isGood = [BUILD, WEIGH].every((step) => spawnSync(process.execPath, step, { stdio: [...output] }).status === 0);
  if (isGood) stampBuild(digest);
  return isGood;
}

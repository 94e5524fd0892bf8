import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { isBuilt, removeStamp, sourceDigest, stampBuild } from './build-stamp.ts';

const BUILDER = 'node_modules/@rsbuild/core/bin/rsbuild.js';

/** Builds the shop unless the build at hand is of these very sources. Returns false when the build fails. */
export function buildWhenNeeded(): boolean {
  if (isBuilt(sourceDigest())) return true;
  console.log('Building the shop …');
  return build(['ignore', 'ignore', 'inherit']);
}

/** Builds the shop; what the builder says goes where `output` tells. */
export function build(output: readonly ['ignore', 'ignore' | 'inherit', 'inherit']): boolean {
  const digest = sourceDigest();
  removeStamp();
  const { status } = spawnSync(process.execPath, [BUILDER, 'build'], { stdio: [...output] });
  if (status === 0) stampBuild(digest);
  return status === 0;
}

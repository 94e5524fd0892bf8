/** The files of each build, the newest first. */
export type Builds = readonly (readonly string[])[];

const BUILDS_KEPT = 3; // fault model, row 38

/** The builds whose files stay, with the one just made; made again it takes nobody's place. */
export function withBuild(before: Builds, built: readonly string[]): Builds {
  const last = before[0];
  const isSame = last !== undefined && last.length === built.length && last.every((file) => built.includes(file));
  return (isSame ? before : [built, ...before]).slice(0, BUILDS_KEPT);
}

/** Tells of a file whether a build needs it, itself or as what it was compressed from. */
export function filesKept(builds: Builds): (file: string) => boolean {
  const files = new Set(builds.flat());
  return (file) => files.has(file.replace(/\.(br|gz)$/, ''));
}

/** Whether the worker brings a file of the build to the device beforehand: all that any page may need, in the shopper's language as it comes. */
export function isToBring({ name }: { readonly name: string }): boolean {
  return /\.(js|css|woff2)$/.test(name) && name.startsWith('static/') && !name.includes('/words-');
}

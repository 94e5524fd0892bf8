import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, findingOf } from './finding.ts';

type Entry = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
};
type Lock = { readonly packages?: Readonly<Record<string, Entry>> };
type Manifest = Readonly<Record<'dependencies' | 'devDependencies' | 'scripts', Readonly<Record<string, string>>>>;

/** Packages that bring code of a server into components: a class of faults the shop has no use for. */
const UNWANTED = /(^|\/)react-server-dom-/;

/** What is not pinned: a range, an address instead of a version, an entry that nobody could compare with its hash. */
export const packageProblems = (manifest: Omit<Manifest, 'scripts'>, lock: Lock): readonly string[] => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const entries = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  return [
    ...wanted
      .filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))
      .map(([name, range]) => `${name} is not pinned: ${range}`),
    ...entries.flatMap(([path, entry]) => entryProblems(path, entry)),
    ...(entries.length === 0 ? ['the lockfile has no packages'] : []),
  ];
};

/** What a shell makes something of, and the settings that only some shells take before a program: `NAME=value`. */
const ABOUT_SHELLS = /[&|;<>$`'"()*?~{}\\%^]|^\w+=/;

/** A script is a program with its arguments, so that it runs with any shell, also on Windows. */
export const scriptProblems = ({ scripts }: Pick<Manifest, 'scripts'>): readonly string[] =>
  Object.entries(scripts)
    .filter(([, script]) => ABOUT_SHELLS.test(script))
    .map(([name, script]) => `the script ${name} needs a shell: ${script}`);

const entryProblems = (path: string, { integrity, resolved, link }: Entry): readonly string[] => [
  ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no sha512`]),
  ...(link || /^(git|file|http:)/.test(resolved ?? '') ? [`${path} comes from ${resolved ?? 'a link'}`] : []),
  ...(UNWANTED.test(path) ? [`${path} is not wanted`] : []),
];

/** Checks the two files that say what is installed; asks no network. */
export const checkPackages = async (root: string): Promise<Finding> => {
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as unknown;
  const [manifest, lock] = await Promise.all([read('package.json'), read('package-lock.json')]);
  const npm = await readFile(join(root, '.npmrc'), 'utf8');
  const problems = [...packageProblems(manifest as Manifest, lock as Lock), ...scriptProblems(manifest as Manifest)];
  return findingOf([...problems, ...(/^save-exact=true$/m.test(npm) ? [] : ['.npmrc does not say save-exact=true'])]);
};

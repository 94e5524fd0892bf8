import { expect, test } from 'vitest';
import { packageProblems, scriptProblems } from './packages.ts';

const manifest = { dependencies: { hono: '4.13.19' }, devDependencies: {} };
const whole = { version: '4.13.19', integrity: 'sha512-abc' };
const problemsOf = (path: string, entry: object) =>
  packageProblems(manifest, { packages: { '': {}, 'node_modules/hono': whole, [path]: entry } });

test('what is pinned and hashed is no problem', () => {
  expect(problemsOf('node_modules/a', whole)).toEqual([]);
});

test.each([
  ['no hash', 'node_modules/a', { version: '1.0.0' }, 'node_modules/a has no sha512'],
  ['a weak hash', 'node_modules/a', { integrity: 'sha1-abc' }, 'node_modules/a has no sha512'],
  [
    'a repository',
    'node_modules/a',
    { ...whole, resolved: 'git+ssh://a/b' },
    'node_modules/a comes from git+ssh://a/b',
  ],
  ['a folder', 'node_modules/a', { ...whole, link: true }, 'node_modules/a comes from a link'],
  [
    'server components',
    'node_modules/react-server-dom-webpack',
    whole,
    'node_modules/react-server-dom-webpack is not wanted',
  ],
])('%s is found', (_what, path, entry, problem) => {
  expect(problemsOf(path, entry)).toEqual([problem]);
});

test.each(['^1.0.0', '~1.0.0', '*', 'latest', 'github:a/b', '1.0.x'])('%s is not pinned', (range) => {
  const lock = { packages: { 'node_modules/a': whole } };
  expect(packageProblems({ dependencies: { a: range }, devDependencies: {} }, lock)).toEqual([
    `a is not pinned: ${range}`,
  ]);
});

test('a lockfile without packages proves nothing', () => {
  expect(packageProblems(manifest, {})).toEqual(['the lockfile has no packages']);
});

test.each([
  'NODE_ENV=production node serve.js',
  'node a.ts && node b.ts',
  'node $PWD/a.ts',
  'rm -f dist/*',
  "node -e 'a'",
])('the script "%s" runs not with every shell', (script) =>
  expect(scriptProblems({ scripts: { serve: script } })).toEqual([`the script serve needs a shell: ${script}`]),
);

test('a program with its arguments is a script', () => {
  const scripts = { serve: 'node --max-old-space-size=160 dist/server/serve.js', unit: 'vitest run' };
  expect(scriptProblems({ scripts })).toEqual([]);
});

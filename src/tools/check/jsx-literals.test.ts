import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandRunner } from '../commands/command-runner.ts';

const project = join(import.meta.dirname, '../../..');
const configuration = [
  'biome.json',
  '.gitignore',
  'src/tools/check/hidden-inputs.grit',
  'src/tools/check/spoken-literals.grit',
];
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'zari-literals-'));
  for (const path of configuration) await cp(join(project, path), join(copy, path), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

const lint = async (path: string, markup: string) => {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), `export const Part = ({ words }: { words: { add: string } }) => ${markup};\n`);
  const biome = join(project, 'node_modules/.bin/biome');
  const { isOk, output } = await createCommandRunner(copy).run({
    program: biome,
    args: ['lint', '--colors=off', path],
  });
  return { isOk, isLiteral: /noJsxLiterals|catalogues of words/.test(output) };
};

test.each(['src/ui/components/part.tsx', 'src/app/pages/part.tsx'])(
  'a text that stands in %s is found',
  async (path) => {
    expect(await lint(path, '<p>{words.add} Add to cart</p>')).toEqual({ isOk: false, isLiteral: true });
  },
);

test.each([
  '<section aria-label="Prices" />',
  "<img src={words.add} alt={'Kurta'} />",
  `<p title={words.add ? \`all \${words.add}\` : undefined}>{words.add}</p>`,
  "<input placeholder={words.add || 'Search'} />",
  `<section aria-label={\`\${words.add} of \${words.add}\`} />`,
])('what is read out in %s is found', async (markup) => {
  expect(await lint('src/ui/components/part.tsx', markup)).toEqual({ isOk: false, isLiteral: true });
});

test.each([
  '<p>{words.add}</p>',
  '<p>{words.add} ×</p>',
  `<section aria-label={words.add} className="part" title={\`\${words.add}: \${words.add}\`} />`,
  '<img src={words.add} alt="" />',
])('%s is well', async (markup) => {
  expect(await lint('src/ui/components/part.tsx', markup)).toEqual({ isOk: true, isLiteral: false });
});

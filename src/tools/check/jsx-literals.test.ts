import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStyleTrial, type StyleTrial } from './style-trial-for-tests.ts';

let trial: StyleTrial;
beforeAll(async () => {
  trial = await openStyleTrial();
});
afterAll(() => trial.close());

const lint = async (path: string, markup: string) => {
  const text = `export const Part = ({ words }: { words: { add: string } }) => ${markup};\n`;
  const { isOk, output } = await trial.lint(path, text);
  return { isOk, isLiteral: /noJsxLiterals|texts of viewmodels\/words/.test(output) };
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

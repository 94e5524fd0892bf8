import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStyleTrial, type StyleTrial } from './style-trial-for-tests.ts';

let trial: StyleTrial;
beforeAll(async () => {
  trial = await openStyleTrial();
});
afterAll(() => trial.close());

const lint = async (path: string, markup: string) => {
  const text = `export const Part = ({ messages }: { messages: { add: string } }) => ${markup};\n`;
  const { isOk, output } = await trial.lint(path, text);
  return { isOk, isLiteral: /noJsxLiterals|texts of viewmodels\/messages/.test(output) };
};

test.each(['src/ui/components/part.tsx', 'src/app/pages/part.tsx'])(
  'a text that stands in %s is found',
  async (path) => {
    expect(await lint(path, '<p>{messages.add} Add to cart</p>')).toEqual({ isOk: false, isLiteral: true });
  },
);

test.each([
  '<section aria-label="Prices" />',
  "<img src={messages.add} alt={'Kurta'} />",
  `<p title={messages.add ? \`all \${messages.add}\` : undefined}>{messages.add}</p>`,
  "<input placeholder={messages.add || 'Search'} />",
  `<section aria-label={\`\${messages.add} of \${messages.add}\`} />`,
])('what is read out in %s is found', async (markup) => {
  expect(await lint('src/ui/components/part.tsx', markup)).toEqual({ isOk: false, isLiteral: true });
});

test.each([
  '<p>{messages.add}</p>',
  '<p>{messages.add} ×</p>',
  `<section aria-label={messages.add} className="part" title={\`\${messages.add}: \${messages.add}\`} />`,
  '<img src={messages.add} alt="" />',
])('%s is well', async (markup) => {
  expect(await lint('src/ui/components/part.tsx', markup)).toEqual({ isOk: true, isLiteral: false });
});

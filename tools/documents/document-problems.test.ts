import { expect, test } from 'vitest';
import { documentProblems } from './document-problems.ts';

const problemsOf = (text: string): readonly string[] =>
  documentProblems({
    files: ['README.md', 'docs/a.md', 'docs/other.md', 'docs/screens/home.webp', 'src/domain/cart/cart.ts'],
    documents: [
      { path: 'docs/a.md', text },
      { path: 'docs/other.md', text: '# Other\n\n## What comes, and why\n' },
    ],
  });

test.each([
  [
    'a cell that is too wide',
    `| a |\n|---|\n| ${'x'.repeat(161)} |`,
    'docs/a.md:3: a cell has 161 characters, more than 160',
  ],
  ['a link to a file that is not there', '[here](gone.md)', 'docs/a.md:1: gone.md leads nowhere'],
  [
    'a picture that is not there',
    '<img src="screens/away.webp" alt="">',
    'docs/a.md:1: screens/away.webp leads nowhere',
  ],
  ['a link to a heading that is not there', '[why](other.md#where)', 'docs/a.md:1: other.md#where leads nowhere'],
  ['a file that is not there', 'It is in `domain/cart/basket.ts`.', 'docs/a.md:1: there is no domain/cart/basket.ts'],
  ['a folder that is not there', 'Look at `src/domain/basket`.', 'docs/a.md:1: there is no src/domain/basket'],
])('%s is found', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test.each([
  ['a cell of 160 characters', `| ${'x'.repeat(160)} |`],
  ['a bar that is escaped', `| ${'x'.repeat(100)} \\| ${'x'.repeat(40)} |`],
  [
    'links to files, folders, headings and other places',
    '[a](../README.md) [b](screens) [c](other.md#what-comes-and-why) [d](https://a.example)',
  ],
  ['a heading of the same document', '# Here\n\n[up](#here)'],
  ['a path from the root, and the end of one', '`src/domain/cart/cart.ts`, `cart.ts`, `src/domain/`'],
  ['what is no path of the project', '`zari.config.json`, `cart.get()`, `features/{a,b}`'],
  ['what stands in a block', '```\n[a](gone.md) `gone.ts`\n```'],
])('%s is fine', (_, text) => {
  expect(problemsOf(text)).toEqual([]);
});

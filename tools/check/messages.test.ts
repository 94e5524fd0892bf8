import { expect, test } from 'vitest';
import { messageProblems } from './messages.ts';

const part = `export const cartMessages = defineMessages('cart', {\n  keep: 'Keep',\n  more: (n: number) => \`\${n}\`,\n});\n`;
const sources = [
  { path: 'viewmodels/messages/cart/en.ts', text: part },
  { path: 'viewmodels/messages/languages/shares.ts', text: 'Namespaces<typeof cartMessages>' },
  { path: 'ui/cart.tsx', text: 'const messages = useMessages(cartMessages); messages.keep; messages.more(2);' },
];

test('messages that are shown in every language are well', () => {
  expect(messageProblems(sources)).toEqual([]);
});

test('a text that nobody shows is found', () => {
  const planted = sources.map((each) => ({
    ...each,
    text: each.text.replace("  keep: 'Keep',", "  keep: 'Keep',\n  lost: 'Lost',"),
  }));
  expect(messageProblems(planted)).toEqual(['viewmodels/messages/cart/en.ts: nobody shows the text "lost"']);
});

test('a part that no language has is found', () => {
  const planted = sources.map((each) => (each.path.endsWith('shares.ts') ? { ...each, text: '' } : each));
  expect(messageProblems(planted)).toEqual([
    'viewmodels/messages/cart/en.ts: no language has the namespace cartMessages (see shares.ts)',
  ]);
});

test('a text in the English of the United States is found, a key and a message that is kept are not', () => {
  const written = (text: string) => sources.map((each) => (each.text === part ? { ...each, text } : each));
  const planted = part.replace("'Keep'", "'Canceled in this color'");
  expect(messageProblems(written(planted))).toEqual([
    "viewmodels/messages/cart/en.ts: not the English of the house: 'Canceled in this color'",
  ]);
  for (const kept of ["'Sold out. Your order has been canceled.'", "'Cancelled'"]) {
    expect(messageProblems(written(part.replace("'Keep'", kept)))).toEqual([]);
  }
});

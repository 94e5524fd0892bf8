import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

const parts = { email: <a href="mailto:a@zari.test">a@zari.test</a>, reference: '<7>' };

test.each([
  ['Write to {email}.', 'Write to <a href="mailto:a@zari.test">a@zari.test</a>.'],
  ['{reference}: {email}', '&lt;7&gt;: <a href="mailto:a@zari.test">a@zari.test</a>'],
  ['No gap', 'No gap'],
  ['A {gap} nobody fills', 'A {gap} nobody fills'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Sentence text={text} parts={parts} />)).toBe(html);
});

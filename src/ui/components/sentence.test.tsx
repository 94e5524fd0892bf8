import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

const parts = { email: <a href="mailto:a@zari.test">a@zari.test</a>, reference: <b>{'<7>'}</b> };

test.each([
  ['Write to {email}.', 'Write to <a href="mailto:a@zari.test">a@zari.test</a>.'],
  ['{reference}: {email}', '<b>&lt;7&gt;</b>: <a href="mailto:a@zari.test">a@zari.test</a>'],
  ['No gap', 'No gap'],
  ['A {gap} nobody fills', 'A {gap} nobody fills'],
])('%s', (text, html) => {
  const written = renderToStaticMarkup(<Sentence text={text} parts={parts} />);
  expect(written.replaceAll(/<\/?span>/g, '')).toBe(html); // each stretch has an element of its own
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaticFile } from './static-files.ts';
import { withSheets } from './with-sheets.ts';

const file = (text: string): StaticFile => ({
  type: 'text/css; charset=utf-8',
  etag: '"a"',
  isImmutable: true,
  bodies: { identity: Buffer.from(text) },
});

const chunks = { main: ['/main.css', '/main.js'], home: ['/home.css', '/main.css'], old: ['/gone.css'] };

test('pages bring the style sheets of the build along, each with its hash', () => {
  const text = '.a > b::before{content:"é"}';
  const files = new Map([
    ['/main.css', file(text)],
    ['/main.js', file('alert(1)')],
    ['/other.css', file('.b{}')],
  ]);
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(withSheets({ chunks, fonts: ['/a.woff2'] }, files)).toEqual({
    ...{ chunks, fonts: ['/a.woff2'] },
    sheets: { '/main.css': { text, source } },
  });
});

test('a sheet that would end its element stays a file', () => {
  const files = new Map([['/main.css', file('.a::after{content:"</STYLE><script>"}')]]);
  expect(withSheets({ chunks, fonts: [] }, files).sheets).toEqual({});
});

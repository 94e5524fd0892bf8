import { expect, test } from 'vitest';
import { blockName, placedBlocks, withBlocks } from './placed-blocks.ts';

const named = (identifier: string) => [{ kind: 'identifier', identifier }];

test.each([
  ['{{block block_id="returns-promise"}}', named('returns-promise')],
  ["{{block block_id='returns-promise'}}", named('returns-promise')],
  ['{{ block  block_id = "a.b_c~d" }}', named('a.b_c~d')],
  ['{{block class="Magento\\Cms\\Block\\Block" block_id="promise"}}', named('promise')],
  ['{{widget type="Magento\\Cms\\Block\\Widget\\Block" template="a.phtml" block_id="3"}}', [{ kind: 'id', id: 3 }]],
  ['{{block\nblock_id="promise"\n}}', named('promise')],
])('%s is a block', (text, placed) => {
  expect(placedBlocks(`<p>a</p>${text}<p>b</p>`)).toEqual(placed);
  expect(withBlocks(`a${text}b`, (block) => `[${blockName(block)}]`)).toMatch(/^a\[.+\]b$/);
});

test.each([
  '{{block}}',
  '{{block block_id=""}}',
  '{{block block_id="../../orders"}}',
  '{{block block_id="a b"}}',
  '{{block my_block_id="a"}}',
  `{{block block_id="${'a'.repeat(101)}"}}`,
  '{{media url="block_id.jpg"}}',
  '{{blocks block_id="a"}}',
  '{block block_id="a"}',
  '{{block block_id="a"',
  '{{{{',
])('%s is none, and stays as it is written', (text) => {
  expect(placedBlocks(text)).toEqual([]);
  expect(withBlocks(text, () => 'block')).toBe(text);
});

test('a text of a thousand blocks asks for thirty', () => {
  const text = Array.from({ length: 1_000 }, (_, at) => `{{block block_id="b-${at}"}}`).join('');
  expect(placedBlocks(text)).toHaveLength(30);
});

test.each(['{{block ', '{{', '{{block block_id="', '{{block block_id="a" ', 'block_id="a" '])(
  'a long text of %j takes no time',
  (part) => {
    const text = `{{block ${part.repeat(20_000)}`;
    const before = process.threadCpuUsage();
    placedBlocks(text);
    placedBlocks(`${text}}}`);
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  },
);

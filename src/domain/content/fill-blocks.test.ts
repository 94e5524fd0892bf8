import { expect, test } from 'vitest';
import { createMemoryBlockGateway } from '#adapters/memory/memory-block-gateway.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createFillBlocks } from './fill-blocks.ts';

function open() {
  const blockGateway = createMemoryBlockGateway();
  blockGateway.write({ id: 7, identifier: 'promise', title: 'Promise', content: '<p>Fifteen days.</p>' });
  const log = createMemoryLog();
  return { blocks: blockGateway, log, fill: createFillBlocks({ blockGateway, log }) };
}

test('CONT-14 CONT-15 CONT-16 a block is had by its name as by its number', async () => {
  const { fill, blocks } = open();
  expect(await fill('{{block block_id="promise"}}')).toBe('<p>Fifteen days.</p>');
  expect(await fill('{{block block_id="7"}}')).toBe('<p>Fifteen days.</p>');
  expect(blocks.calls()).toEqual([
    { verb: 'find', args: ['promise'] },
    { verb: 'findById', args: [7] },
  ]);
});

test('a block that stands twice is asked for once', async () => {
  const { fill, blocks } = open();
  const mark = '{{block block_id="promise"}}';
  expect(await fill(`${mark} and ${mark}`)).toBe('<p>Fifteen days.</p> and <p>Fifteen days.</p>');
  expect(blocks.calls()).toHaveLength(1);
});

test('CONT-19 a block that is missing leaves no trace and is told', async () => {
  const { fill, log } = open();
  expect(await fill('a {{block block_id="gone"}} b')).toBe('a  b');
  expect(log.infos()).toEqual(['CMS block query returned empty result: gone']);
});

test('CONT-19 nor does one that cannot be had', async () => {
  const { fill, blocks } = open();
  blocks.cut();
  expect(await fill('a {{block block_id="promise"}}')).toBe('a ');
  blocks.mend();
  blocks.failNext({ kind: 'failed', message: 'no JSON' });
  expect(await fill('a {{block block_id="promise"}}')).toBe('a ');
});

test('a block that holds itself or another one shows neither', async () => {
  const { fill, blocks } = open();
  blocks.write({
    id: 8,
    identifier: 'loop',
    title: 'Loop',
    content: 'b {{block block_id="loop"}}{{block block_id="7"}} c',
  });
  expect(await fill('{{block block_id="loop"}}')).toBe('b  c');
  expect(blocks.calls()).toHaveLength(1);
});

test('a text without a block asks for none', async () => {
  const { fill, blocks } = open();
  expect(await fill('<p>a {{media url="x.jpg"}}</p>')).toBe('<p>a {{media url="x.jpg"}}</p>');
  expect(blocks.calls()).toEqual([]);
});

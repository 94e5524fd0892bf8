// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { richText } from '#viewmodels/merchant-text/rich-text.ts';
import { RichBlocks } from './rich-blocks.tsx';

afterEach(cleanup);

const blocks = richText('<h2>The loom</h2><p>Woven in Jaipur.</p>');

test('a page of its own has its headings right below its title, and they can be linked to', () => {
  render(<RichBlocks blocks={blocks} />);
  expect(screen.getByRole('heading', { level: 2 }).id).not.toBe('');
});

test('within a section with a title of its own headings are below that, and two sections never share a name', () => {
  render(
    <>
      <RichBlocks blocks={blocks} isSection />
      <RichBlocks blocks={blocks} isSection />
    </>,
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent, id }) => [textContent, id])).toEqual([
    ['The loom', ''],
    ['The loom', ''],
  ]);
});

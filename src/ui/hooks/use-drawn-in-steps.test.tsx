// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDrawnInSteps } from './use-drawn-in-steps.ts';

afterEach(cleanup);

const rows = Array.from({ length: 100 }, (_, at) => `row ${at}`);

function Rows({ count }: { readonly count: number }) {
  return (
    <ul>
      {rows.slice(0, useDrawnInSteps(count)).map((row) => (
        <li key={row} />
      ))}
    </ul>
  );
}

test.each([
  [0, 0],
  [2, 2],
  [4, 4],
])('%i rows are drawn at once', (count, drawn) => {
  render(<Rows count={count} />);
  expect(screen.queryAllByRole('listitem')).toHaveLength(drawn);
});

test('of many a screenful is drawn at once, and all of them soon', async () => {
  render(<Rows count={95} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(95);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useTick } from './use-tick.ts';

afterEach(cleanup);

function Box({ isTicked, note }: { readonly isTicked: boolean; readonly note: (word: string) => void }) {
  const box = useTick(isTicked, () => note('caught up'));
  return <input ref={box} type="checkbox" defaultChecked={isTicked} onChange={() => note('pressed')} />;
}

const isTicked = () => screen.getByRole<HTMLInputElement>('checkbox').checked;

test('a press shows at once, and what is true shows when it changes', () => {
  const notes: string[] = [];
  const note = (word: string) => void notes.push(word);
  const { rerender } = render(<Box isTicked={false} note={note} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect([isTicked(), notes]).toEqual([true, ['pressed']]);
  rerender(<Box isTicked={false} note={note} />);
  expect(isTicked()).toBe(true);
  rerender(<Box isTicked note={note} />);
  rerender(<Box isTicked={false} note={note} />);
  expect(isTicked()).toBe(false);
});

test('a press before the page came to life is caught up with', () => {
  const notes: string[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  const page = <Box isTicked={false} note={(word) => void notes.push(word)} />;
  root.innerHTML = renderToString(page);
  const box = root.querySelector('input');
  if (box) box.checked = true;
  render(page, { container: root, hydrate: true });
  expect(notes).toEqual(['caught up']);
  expect(box?.checked).toBe(true);
});

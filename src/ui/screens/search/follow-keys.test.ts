// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { followKeys } from './follow-keys.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** A field with its panel and a button after them; the panel arrives while the focus is there. */
function arriveWhile(focused: 'field' | 'button' | 'nothing') {
  const search = document.createElement('search');
  const field = document.createElement('input');
  const panel = document.createElement('div');
  const button = document.createElement('button');
  search.append(field, panel);
  document.body.append(search, button);
  if (focused !== 'nothing') (focused === 'field' ? field : button).focus();
  const close = vi.fn();
  stops.push(followKeys(panel, close));
  return { close, button };
}

test('a panel that comes when the shopper has gone on closes at once', () => {
  expect(arriveWhile('button').close).toHaveBeenCalledOnce();
});

test.each(['field', 'nothing'] as const)('a panel stays while the focus is on: %s', (focused) => {
  expect(arriveWhile(focused).close).not.toHaveBeenCalled();
});

test('a panel closes when the focus goes on', () => {
  const { close, button } = arriveWhile('field');
  button.focus();
  expect(close).toHaveBeenCalledOnce();
});

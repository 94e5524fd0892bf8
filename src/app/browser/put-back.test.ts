// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { putBack, type TypedField } from './put-back.ts';

const MARKUP = '<input name="email"><form><input name="email"><textarea name="message"></textarea></form>';

const fields = (): readonly TypedField[] => [...document.querySelectorAll<TypedField>('input, textarea')];

function drawnAnew(change: (fields: readonly TypedField[]) => void) {
  document.body.innerHTML = MARKUP;
  const before = fields();
  change(before);
  document.body.innerHTML = MARKUP;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as TypedField).name), { once: true });
  return { before, heard };
}

test('what was typed stands in the fields that have taken the place of those before, and the page hears of it', () => {
  const { before, heard } = drawnAnew(([, email]) => {
    if (email) email.value = 'meera@example.com';
  });
  putBack(before, fields());
  expect(fields().map(({ value }) => value)).toEqual(['', 'meera@example.com', '']);
  expect(heard).toEqual(['email']);
});

test('what was typed since then stays', () => {
  const { before } = drawnAnew(([email]) => {
    if (email) email.value = 'meera@';
  });
  const [email] = fields();
  if (email) email.value = 'meera@example.com';
  putBack(before, fields());
  expect(email?.value).toBe('meera@example.com');
});

test('a page that was not drawn anew is left alone', () => {
  document.body.innerHTML = MARKUP;
  const [email] = fields();
  if (email) email.value = 'meera@example.com';
  const hears: string[] = [];
  document.body.addEventListener('input', () => hears.push('input'));
  putBack(fields(), fields());
  expect(hears).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EARLY_PRESS, type EarlyPress, takeEarlyPress } from './early-press.ts';

vi.mock('./first-sight.ts', () => ({ firstSight: () => new Promise(() => undefined) })); // no code ever comes

const onBuy = vi.fn();
const onHeart = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '<button type="button"><b>Buy</b></button><button type="button">Heart</button><p>Soft</p>';
  await import('./begin.ts');
});
afterEach(() => {
  takeEarlyPress(window as Window)();
  vi.clearAllMocks();
});

const buttons = () => [...document.querySelectorAll('button')];

/** The page is alive: its buttons are answered. */
function comeAlive(): void {
  const [buy, heart] = buttons();
  buy?.addEventListener('click', onBuy);
  heart?.addEventListener('click', onHeart);
}

test('the button that was pressed last looks busy, and is pressed once when the page is alive', () => {
  const [buy, heart] = buttons();
  heart?.click();
  buy?.querySelector('b')?.click();
  buy?.click();
  expect(buttons().map((each) => each.getAttribute('aria-busy'))).toEqual(['true', null]);
  const pressAgain = takeEarlyPress(window);
  comeAlive();
  pressAgain();
  expect([onBuy.mock.calls.length, onHeart.mock.calls.length, buy?.hasAttribute('aria-busy')]).toEqual([1, 0, false]);
});

test('a press that the page has heard of is the last one', () => {
  const [buy, heart] = buttons();
  buy?.click();
  const pressAgain = takeEarlyPress(window);
  comeAlive();
  heart?.click();
  pressAgain();
  expect([onBuy.mock.calls.length, onHeart.mock.calls.length, buy?.hasAttribute('aria-busy')]).toEqual([0, 1, false]);
});

test('what is no button, what was pressed elsewhere after it, and a button that is gone are let be', () => {
  const [buy] = buttons();
  buy?.click();
  document.querySelector('p')?.click();
  const early = (window as { readonly [EARLY_PRESS]?: EarlyPress })[EARLY_PRESS];
  expect([early?.button, buy?.hasAttribute('aria-busy')]).toEqual([null, false]);
  buy?.click();
  const pressAgain = takeEarlyPress(window);
  comeAlive();
  buy?.remove();
  pressAgain();
  expect(onBuy).not.toHaveBeenCalled();
});

test('a page whose first script has not come has heard of nothing', () => {
  expect(() => takeEarlyPress({} as Window)()).not.toThrow();
});

test('a size that was chosen before the page was alive, and a filter, are heard then, and others are let be', () => {
  document.body.innerHTML =
    '<input type="radio" name="size" value="S"><input type="radio" name="size" value="M" checked><input type="checkbox" value="Indigo"><input type="checkbox" value="Teal" checked>';
  const [small, , indigo] = document.querySelectorAll('input');
  small?.click();
  indigo?.click();
  const takeUp = takeEarlyPress(window);
  const heard: string[] = [];
  for (const input of document.querySelectorAll('input'))
    input.addEventListener('change', () => heard.push(`${input.value} ${input.checked}`));
  takeUp();
  expect(heard).toEqual(['S true', 'Indigo true']);
});

test('what a list is to be sorted by is heard, also where the page has set it back, and lists that stand are let be', () => {
  const options = '<option value="newest" selected></option><option value="price"></option>';
  document.body.innerHTML = `<select>${options}</select><select>${options}</select>`;
  const [sort, other] = document.querySelectorAll('select');
  if (sort) sort.value = 'price';
  const takeUp = takeEarlyPress(window);
  if (sort) sort.value = 'newest';
  const heard: string[] = [];
  document.addEventListener('change', ({ target }) => heard.push((target as HTMLSelectElement).value), { once: true });
  other?.addEventListener('change', () => heard.push('the other'));
  takeUp();
  expect(heard).toEqual(['price']);
});

test('who has chosen otherwise since, which the page has heard, has chosen', () => {
  document.body.innerHTML = '<input type="checkbox" value="Indigo">';
  const [indigo] = document.querySelectorAll('input');
  indigo?.click();
  const takeUp = takeEarlyPress(window);
  indigo?.click();
  takeUp();
  expect(indigo?.checked).toBe(false);
});

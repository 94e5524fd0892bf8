// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { priceScale } from '#viewmodels/catalog/price-scale.ts';
import { PriceSlider } from './price-slider.tsx';

afterEach(cleanup);

function draw(from: string, to: string) {
  const onChange = vi.fn();
  render(<PriceSlider typed={{ from, to }} scale={priceScale({ currency: 'INR' }, 'Any')} onChange={onChange} />);
  const [lowest, highest] = screen.getAllByRole<HTMLInputElement>('slider');
  if (!lowest || !highest) throw new Error('There are no two dots.');
  return { onChange, lowest, highest };
}

/** The rules for the dots, in the words of each kind of browser. */
function dotRules(): readonly CSSStyleDeclaration[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]) as CSSStyleRule[];
  return rules.flatMap(({ selectorText, style }) => (/^[.]\w+::\S+-thumb$/.test(selectorText) ? style : []));
}

test('UI-31 CONF-41 dots of 16 px run on a bar of 6 px, and what is chosen follows in half a second', () => {
  draw('500', '2000');
  const sizes = dotRules().map(({ inlineSize, blockSize }) => [inlineSize, blockSize]);
  expect(sizes).toEqual([
    ['16px', '16px'],
    ['16px', '16px'],
  ]);
  const [bar, chosen] = document.querySelectorAll('svg, rect');
  expect(bar && getComputedStyle(bar).blockSize).toBe('6px');
  expect(chosen && getComputedStyle(chosen).transition).toMatch(/^all 0[.]5s/);
});

test('UI-30 CONF-41 both dots go from 0 to 100 by single steps, and say the price where they stand', () => {
  const { lowest, highest } = draw('1200', '');
  for (const { min, max, step } of [lowest, highest]) expect([min, max, step]).toEqual(['0', '100', '1']);
  expect([lowest.value, lowest.getAttribute('aria-valuetext')]).toEqual(['8', '₹1,200']);
  expect([highest.value, highest.getAttribute('aria-valuetext')]).toEqual(['100', 'Any']);
  expect(document.querySelector('rect')?.outerHTML).toMatch(/x="8" width="92"/);
});

test('a dot goes no further than the other one', () => {
  const { onChange, lowest, highest } = draw('1000', '2000');
  fireEvent.change(lowest, { target: { value: '60' } });
  fireEvent.change(highest, { target: { value: '0' } });
  expect(onChange.mock.calls).toEqual([[{ from: '1900' }], [{ to: '1100' }]]);
});

test('amounts the wrong way round leave nothing chosen between the dots', () => {
  draw('2000', '1000');
  expect(document.querySelector('rect')?.getAttribute('width')).toBe('0');
});

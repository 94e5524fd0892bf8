import { expect, test } from 'vitest';
import { areaOf, idsIn, parseRequirementList } from './requirement-list.ts';

test('a line of the list gives the id and the text; decisions and prose give none', () => {
  const markdown =
    '# Requirements\n\n- **CART-07** A line joins. (§4)\n  - decision: see CART-08.\n- **UI-101** Last.\n';
  expect(parseRequirementList(markdown)).toEqual([
    { id: 'CART-07', text: 'A line joins. (§4)' },
    { id: 'UI-101', text: 'Last.' },
  ]);
});

test('ids are found in tags and in titles', () => {
  expect(idsIn('@CART-07 @PRICE-110')).toEqual(['CART-07', 'PRICE-110']);
  expect(idsIn('CHK-03 says the phone is optional')).toEqual(['CHK-03']);
  expect(idsIn('a T-shirt, size M-1')).toEqual([]);
});

test('the area is what stands before the number', () => {
  expect(areaOf('CART-07')).toBe('CART');
});

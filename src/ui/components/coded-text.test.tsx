// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CodedText } from './coded-text.tsx';

afterEach(cleanup);

test.each([
  ['Order AF000070012', ['AF000070012']],
  ['FESTIVE10 saves you ₹240.', ['FESTIVE10']],
  ['With the coupon DIWALI', ['DIWALI']],
  ['AJ-KS-1042-M', ['AJ-KS-1042-M']],
  ['Your PIN code is 400050, and 2026 is a year', []],
])('of "%s" a translator is kept from %j', (text, kept) => {
  const { container } = render(
    <p>
      <CodedText text={text} />
    </p>,
  );
  const marked = [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
  expect([container.textContent, marked]).toEqual([text, kept]);
});

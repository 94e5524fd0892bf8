import { expect, test } from 'vitest';
import { ADDRESS } from '#api/testing/order-for-tests.ts';
import { htmlFor, occasions, order, TEE, textFor } from './orders-for-tests.ts';

const HOSTILE = `"><script>alert('1')</script>\r\nTotal: ₹0 & https://evil.example`;
const hostile = {
  ...ADDRESS,
  firstname: HOSTILE,
  lastname: HOSTILE,
  company: HOSTILE,
  street: [HOSTILE, HOSTILE],
  city: HOSTILE,
  region: HOSTILE,
};
const typed = order({
  order_id: '1&b="><script>',
  coupon: HOSTILE,
  discount: 1,
  payment_title: HOSTILE,
  shipping_description: HOSTILE,
  shipping_address: hostile,
  billing_address: { ...hostile, city: 'Pune' },
  lines: [{ ...TEE, name: HOSTILE, options: [{ label: HOSTILE, value: HOSTILE }] }],
});

test.each(occasions)('%s: nothing that a shopper or merchant typed is more than text on its own line', (occasion) => {
  const html = htmlFor(occasion, typed);
  const allowed = /^\/?(!doctype|html|head|meta|title|style|body|main|h1|h2|p|table|tr|th|td|bdi|small|address|br|a)$/;
  for (const [, tag = ''] of html.matchAll(/<([^\s>]+)/g)) expect(tag).toMatch(allowed);
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; Total: ₹0 &amp; https:');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://shop.test/confirmation?orderId=1%26b%3D%22%3E%3Cscript%3E',
  ]);
  const totals = textFor(occasion, typed).match(/^Total: /gm) ?? [];
  expect(totals).toHaveLength(occasion === 'payment-returned' ? 0 : 1);
});

test('no program makes a link of an address, which anybody may have typed for anybody', () => {
  const mailed = order({ shipping_address: hostile, billing_address: hostile });
  for (const told of [textFor('placed', mailed), htmlFor('placed', mailed)]) {
    expect(told).not.toContain('evil.example');
    expect(told).not.toContain('https://evil');
    expect(told).toContain('https: //evil. example');
  }
});

test('the HTML says its language and which way it is read, and loads nothing', () => {
  expect(htmlFor('placed', order({ store_code: 'ar' }))).toContain('<html lang="ar-IN" dir="rtl">');
  const html = htmlFor('placed', order());
  expect(html).toContain('<html lang="en-IN" dir="ltr">');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|\ssrc=/);
  expect(html).toContain('<tr><th scope="row">Subtotal</th><td><bdi>₹1,680.00</bdi></td></tr>');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesContext } from '#ui/hooks/messages-context.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { ShopLink } from './shop-link.tsx';

test.each([
  ['', '/checkout', '/checkout'],
  ['/de', '/checkout', '/de/checkout'],
  ['/de', '/', '/de/'],
  ['/de', '/c/tees?page=2#list', '/de/c/tees?page=2#list'],
  ['/de', 'https://pay.test/', 'https://pay.test/'],
  ['/de', '?page=2', '?page=2'],
])('ROUTE-04 in a store view at "%s" a link to %s leads to %s', (prefix, to, href) => {
  const drawn = (
    <MessagesContext value={{ messages: inEnglish, locale: 'en-US', prefix }}>
      <ShopLink to={to}>x</ShopLink>
    </MessagesContext>
  );
  expect(renderToStaticMarkup(drawn)).toBe(`<a href="${href}">x</a>`);
});

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { MessagesContext, useLang, useLangOfNames } from './messages-context.ts';

/** A page in a locale, of a catalog that is written in English and whose menu is told in a language. */
function langOn(locale: string, told: string, lang: () => string | undefined) {
  const speech = { messages: inEnglish, locale, prefix: '', catalog: { own: 'en', told } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MessagesContext value={speech}>{children}</MessagesContext>
  );
  return renderHook(lang, { wrapper }).result.current;
}

test.each([
  ['a record in the page’s own language', 'hi-IN', 'hi', undefined],
  ['a record in another', 'fr-FR', 'hi', 'hi'],
  ['a record that says none, on a page in English', 'en-GB', undefined, undefined],
  ['a record that says none, on a page in French', 'fr-FR', undefined, 'en'],
  ['words of the shop', 'fr-FR', null, undefined],
])('STORE-05 %s', (_what, locale, language, lang) => {
  expect(langOn(locale, 'en', () => useLang(language))).toBe(lang);
});

test('STORE-05 names are in the language of the menu, unless they are the shop’s own', () => {
  expect([
    langOn('fr-FR', 'en', () => useLangOfNames()),
    langOn('hi-IN', 'hi', () => useLangOfNames()),
    langOn('fr-FR', 'en', () => useLangOfNames(true)),
  ]).toEqual(['en', undefined, undefined]);
});

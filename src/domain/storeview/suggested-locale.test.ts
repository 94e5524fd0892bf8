import { expect, test } from 'vitest';
import { suggestedLocale } from './suggested-locale.ts';

test.each([
  ['German', ['de-DE', 'en'], 'en-US', 'de-DE'],
  ['German of Austria', ['de-AT'], 'en-US', 'de-DE'],
  ['Arabic of Egypt', ['ar-EG', 'ar'], 'en-US', 'ar-AE'],
  ['no country', ['hi'], 'en-US', 'hi-IN'],
  ['another spelling', ['PL-pl'], 'en-US', 'pl-PL'],
  ['the English of Britain where a page is German', ['en-GB'], 'de-DE', 'en-GB'],
  ['a region that is no country', ['es-419'], 'en-US', 'es-ES'],
  ['first a language that the shop has not', ['ja-JP', 'fr-FR', 'en-US'], 'en-US', 'fr-FR'],
])('STORE-05 a browser that asks for %s is answered in it', (_case, asked, shown, suggested) => {
  expect(suggestedLocale(asked, shown)).toBe(suggested);
});

test.each([
  ['the language of the page', ['en-US', 'de-DE'], 'en-US'],
  ['another English', ['en-IN', 'hi-IN'], 'en-US'],
  ['English after what the shop has not', ['ta-IN', 'en-IN', 'hi-IN'], 'en-US'],
  ['no language of the shop', ['ja-JP', 'zh-Hans-CN', 'fil'], 'en-US'],
  ['nothing', [], 'en-US'],
  ['what is no language', ['', '*', '-', 'd'], 'en-US'],
])('STORE-05 a browser that asks for %s is offered nothing', (_case, asked, shown) => {
  expect(suggestedLocale(asked, shown)).toBe(null);
});

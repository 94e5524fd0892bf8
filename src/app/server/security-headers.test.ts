import { expect, test } from 'vitest';
import { POLICY_REPORTS } from './policy-reports.ts';
import {
  allowStyles,
  apiHeaders,
  fileHeaders,
  pageHeaders,
  pictureHeaders,
  workerHeaders,
} from './security-headers.ts';

const http = { publicOrigin: 'http://localhost:3000', mediaBase: '' };
const https = { publicOrigin: 'https://shop.test', mediaBase: 'https://media.test/shop' };
const policyOf = (place: Parameters<typeof pageHeaders>[0]) =>
  new Map(
    (pageHeaders(place)['content-security-policy'] ?? '').split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ');
      return [name, values];
    }),
  );

test('a page may load from its own address alone, and nothing inline runs', () => {
  const policy = policyOf(http);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'font-src', 'connect-src', 'manifest-src', 'form-action'])
    expect(policy.get(name)).toEqual(["'self'"]);
  for (const name of ['frame-ancestors', 'base-uri', 'object-src']) expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policy.get('media-src')).toEqual(["'self'"]);
  expect(pageHeaders(http)['content-security-policy']).not.toMatch(/unsafe|\*|nonce/);
});

test('a page may have within it the style sheets that are named by their hashes, and no other', () => {
  const allowed = allowStyles(pageHeaders(http), ["'sha256-a='", "'sha256-b='"])['content-security-policy'];
  expect(allowed).toContain("; style-src 'self' 'sha256-a=' 'sha256-b='; ");
  expect(allowed?.replace(" 'sha256-a=' 'sha256-b='", '')).toBe(pageHeaders(http)['content-security-policy']);
  expect(allowStyles(pageHeaders(http), [])).toEqual(pageHeaders(http));
});

test('no text becomes a script or markup, by any name', () => {
  expect(policyOf(http).get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policyOf(http).get('trusted-types')).toEqual(['service-worker']);
});

test('what a page does against its policy is reported to the shop itself', () => {
  expect(policyOf(http).get('report-uri')).toEqual([POLICY_REPORTS]);
});

test('pictures may come from the host that is configured for them', () => {
  expect(policyOf(https).get('img-src')).toEqual(["'self'", 'data:', 'https://media.test']);
  expect(policyOf(https).get('media-src')).toEqual(["'self'", 'https://media.test']);
});

test('a frame may come from the origins of the configured chat and tags alone', () => {
  expect(policyOf(http).has('frame-src')).toBe(false);
  const withChat = { ...http, chatUrl: 'https://chat.test/widget?shop=zari' };
  expect(policyOf(withChat).get('frame-src')).toEqual(['https://chat.test']);
  const withTags = { ...withChat, tagsUrl: 'https://tags.test/' };
  expect(policyOf(withTags).get('frame-src')).toEqual(['https://chat.test', 'https://tags.test']);
  expect(policyOf({ ...http, tagsUrl: 'https://tags.test/' }).get('frame-src')).toEqual(['https://tags.test']);
});

test('pages and the worker may tell who counts visits, where one is configured, and nobody else', () => {
  expect(policyOf(http).get('connect-src')).toEqual(["'self'"]);
  const withCounter = { ...http, measuringUrl: 'https://stats.test/api/event' };
  expect(policyOf(withCounter).get('connect-src')).toEqual(["'self'", 'https://stats.test']);
  expect(workerHeaders(withCounter)['content-security-policy']).toContain("connect-src 'self' https://stats.test");
});

test('only an https shop insists on https', () => {
  expect(policyOf(https).has('upgrade-insecure-requests')).toBe(true);
  expect(policyOf(http).has('upgrade-insecure-requests')).toBe(false);
  expect(pageHeaders(https)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  expect(pageHeaders(http)['strict-transport-security']).toBeUndefined();
});

test('nothing is sniffed, and nothing that passes through can run', () => {
  for (const headers of [pageHeaders, fileHeaders, apiHeaders, pictureHeaders])
    expect(headers(http)['x-content-type-options']).toBe('nosniff');
  expect(apiHeaders(http)['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(pictureHeaders(http)['content-security-policy']).toBe("default-src 'none'; sandbox");
});

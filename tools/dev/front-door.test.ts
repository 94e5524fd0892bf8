import { expect, test } from 'vitest';
import { pageHeaders } from '#app/server/security-headers.ts';
import { forDevelopment } from './front-door.ts';

const place = { publicOrigin: 'http://localhost:3000', mediaBase: '' };

const TYPES = "require-trusted-types-for 'script'; trusted-types service-worker";

test('the development client may be told of changes and show its messages, nothing else is allowed', () => {
  const shops = pageHeaders(place);
  const wider = String(forDevelopment({ ...shops })['content-security-policy']);
  expect(shops['content-security-policy']).not.toMatch(/ws:|unsafe/);
  const narrower = wider.replace(' ws:', '').replace(" 'unsafe-inline'", '');
  expect(shops['content-security-policy']).toContain(`; ${TYPES}; `);
  expect(narrower).toBe(shops['content-security-policy']?.replace(`${TYPES}; `, ''));
  expect(wider).toContain("script-src 'self';");
});

test('an answer without a policy stays as it is', () => {
  expect(forDevelopment({ etag: 'x' })).toEqual({ etag: 'x' });
});

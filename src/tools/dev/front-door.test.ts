import { expect, test } from 'vitest';
import { pageHeaders } from '#app/server/security-headers.ts';
import { forDevelopment } from './front-door.ts';

const place = { publicOrigin: 'http://localhost:3000', mediaBase: '' };

test('the development client may be told of changes and show its messages, nothing else is allowed', () => {
  const shops = pageHeaders(place);
  const wider = String(forDevelopment({ ...shops })['content-security-policy']);
  expect(shops['content-security-policy']).not.toMatch(/ws:|unsafe/);
  expect(wider.replace(' ws:', '').replace(" 'unsafe-inline'", '')).toBe(shops['content-security-policy']);
  expect(wider).toContain("script-src 'self';");
});

test('an answer without a policy stays as it is', () => {
  expect(forDevelopment({ etag: 'x' })).toEqual({ etag: 'x' });
});

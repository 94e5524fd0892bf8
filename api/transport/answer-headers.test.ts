import { expect, test } from 'vitest';
import { withAnswerHeaders } from './answer-headers.ts';

test('https is asked for only where shoppers have it', () => {
  const asked = (isSecure: boolean) =>
    withAnswerHeaders(new Response(), isSecure).headers.get('strict-transport-security');
  expect(asked(true)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(asked(false)).toBeNull();
});

test('an answer with a policy of its own keeps it', () => {
  const answer = new Response(null, { headers: { 'content-security-policy': "default-src 'none'; sandbox" } });
  expect(withAnswerHeaders(answer, false).headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

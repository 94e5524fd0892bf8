/** Nothing of an answer runs, is framed, or tells another site where it came from. Source: security, section 2. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
} as const;

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } as const;

/** Puts the headers on an answer that every answer has; pictures and pages have stricter or wider ones of their own. */
export function withAnswerHeaders(response: Response, isSecure: boolean): Response {
  const common = { ...HEADERS, ...(isSecure ? HTTPS_ONLY : {}) };
  const missing = Object.entries(common).filter(([name]) => !response.headers.has(name));
  for (const [name, value] of missing) response.headers.set(name, value);
  return response;
}

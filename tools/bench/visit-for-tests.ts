import type { Visit } from './measure-page.ts';

/** A visit that keeps every budget. */
export const visit: Visit = {
  requests: 20,
  scriptFiles: 3,
  linkedScriptBytes: 120_000,
  scriptBytes: 140_000,
  pageBytes: 7_000,
  decodedPageBytes: 50_000,
  firstPaint: 1_000,
  largestPaint: 1_500,
  blocked: 80,
  layoutShift: 0,
  troubles: [],
};

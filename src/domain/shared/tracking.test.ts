import { expect, test } from 'vitest';
import { withoutTracking } from './tracking.ts';

test.each([
  ['', ''],
  ['?', '?'],
  ['?sort=price:asc&q=a%20b+c', '?sort=price:asc&q=a%20b+c'],
  ['?utm_source=chat&utm_medium=x', ''],
  ['?page=2&UTM_Source=chat&sort=price:asc&gclid=1', '?page=2&sort=price:asc'],
  ['?fbclid', ''],
  ['?q=gclid=1&gclids=2&src=fbclid', '?q=gclid=1&gclids=2&src=fbclid'],
])('%s says %s about the page', (search, about) => expect(withoutTracking(search)).toBe(about));

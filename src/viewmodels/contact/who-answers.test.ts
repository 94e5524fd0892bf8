import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { WhoAnswers } from './who-answers.ts';

const named = { name: 'Anita Rao, grievance officer', email: 'anita@zari.test', phone: '+91 22 4000 0000' };
const nobody = { name: '', email: '', phone: '' };

test.each<readonly [CountryId, typeof named, typeof named | null]>([
  ['IN', named, named],
  ['GB', named, null],
  ['IN', nobody, null],
])('CONF-57 who answers complaints is named in India alone: %s %j', (country, grievanceOfficer, told) => {
  const seller = { name: 'Zari Retail', address: '' };
  const who = new WhoAnswers({ seller, grievanceOfficer, storeView: createMemoryCell({ country }) });
  expect([who.officer, who.seller]).toEqual([told, ['Zari Retail']]);
});

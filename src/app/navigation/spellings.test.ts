import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

test.each([
  ['/', []],
  ['/women/sarees', []],
  ['/stol%C3%A1', []],
  ['/WOMEN/Sarees', ['/women/sarees']],
  ['/STOL%C3%81', ['/stol%C3%A1']],
  ['/women/sarees%20', ['/women/sarees']],
  ['/women/sarees%C2%A0', ['/women/sarees']],
  ['/women/sarees%E2%80%8B', ['/women/sarees']],
  ['/women/sarees.', ['/women/sarees']],
  ['/Women/sarees).', ['/Women/sarees', '/women/sarees']],
  ['/women/sarees,', ['/women/sarees']],
  ['/women/sarees%3E', ['/women/sarees']],
  ['/women;jsessionid=0A1B/sarees;v=1.2', ['/women/sarees']],
  ['/)', ['/']],
  ['/p/AJ-1/a,b/AJ-1,M', ['/p/aj-1/a,b/aj-1%2Cm']],
  ['/%E0%A4%A', ['/%25e0%25a4%25a']],
])('%s may mean %j', (path, spellings) => expect(spellingsOf(path)).toEqual(spellings));

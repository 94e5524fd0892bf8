import type { Location } from 'react-router';
import type { Missing, Opened, PageVisit } from '#app/page/page.ts';
import { notFoundAddress } from '#app/transfer/carried-values.ts';
import { leadingTo, type Outcome } from './outcome.ts';
import { readable } from './route-at.ts';
import { spellingsOf } from './spellings.ts';

type Ports = {
  readonly open: (location: Location) => Promise<Opened>;
  readonly visit: Pick<PageVisit, 'leaveEmpty'>;
};

/** Where a shopper goes whose address has nothing: to what a pasted one may mean, else to what the page says of it. */
export async function openOtherwise({ open, visit }: Ports, location: Location, { next }: Missing): Promise<Outcome> {
  for (const pathname of spellingsOf(location.pathname)) {
    const meant = { ...location, pathname };
    const opened = await open(meant);
    if (opened.kind === 'moved') return { ...opened, status: 302 };
    if (opened.kind === 'shown') return leadingTo(meant, opened.status);
  }
  return next === 'home'
    ? { kind: 'moved', to: visit.leaveEmpty(), status: 404 }
    : { kind: 'moved', to: notFoundAddress(readable(location.pathname)), status: 302 };
}

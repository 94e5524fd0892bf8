import { createPath, type Location } from 'react-router';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import type { ScreenName } from '#app/page/page.ts';
import { createNavigation } from './navigation.ts';
import { pageAt, type ShownPage } from './open-page.ts';
import type { Outcome } from './outcome.ts';
import type { PageHistory } from './page-history.ts';
import { placeAt } from './place.ts';
import { withoutNetwork } from './without-network.ts';

export const shown: Extract<Outcome, { kind: 'shown' }> = { kind: 'shown', shows: 'category', status: 200 };
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type Start = {
  readonly placeholder?: (location: Location) => Promise<ShownPage | null>;
  readonly from?: ScreenName;
  /** Addresses of pages that the device keeps. */
  readonly kept?: readonly string[];
  /** The code of what looks on the device cannot be had. */
  readonly lacksOpening?: boolean;
};

const tees = {
  name: 'Tees',
  title: 'Tees',
  metaDescription: '',
  closing: null,
  intro: null,
  banner: null,
  breadcrumbs: [],
  subcategories: [],
};

const nothingKnown = async () => null;

/** Products are known by their path. */
export async function knownByPath(location: Location): Promise<ShownPage | null> {
  const isProduct = location.pathname.startsWith('/p/');
  if (isProduct) return pageAt(location, 'product', { placeholder: { kind: 'product', preview: null } });
  return pageAt(location, 'category', { placeholder: { kind: 'category', head: tees } });
}

/** A tab on the home page, whose pages open as told. */
export function startAt(
  open: (location: Location, signal: AbortSignal, before: string | null) => Promise<Outcome>,
  { placeholder = nothingKnown, from = 'home', kept = [], lacksOpening = false }: Start = {},
) {
  const clock = createMemoryClock();
  const entries = ['push /'];
  const defects: unknown[] = [];
  const left: string[] = [];
  const ended: string[] = [];
  const { history, goesBackTo, changesAddress } = historyForTests(entries);
  const openKept = async (location: Location) => kept.includes(createPath(location));
  const loadOpening = async () => {
    if (lacksOpening) throw new Error('Its code cannot be had.');
  };
  const network = createMemoryConnectivity();
  const navigation = createNavigation({
    network,
    clock,
    start: pageAt(history.here(), from),
    history,
    open: (location, { before, signal }) => open(location, signal, before),
    placeholder,
    leave: (heir) => left.push(createPath(navigation.get().page.location) + (heir ? ` to ${createPath(heir)}` : '')),
    endPage: () => ended.push(createPath(navigation.get().page.location)),
    withoutNetwork: (page, stands) =>
      withoutNetwork({ openKept, loadOpening, leaveUnreached: () => '/?told' }, page, stands),
    tellDefect: (error) => void defects.push(error),
  });
  return { navigation, network, clock, entries, defects, left, ended, goesBackTo, changesAddress };
}

/** Writes down in `entries` what is done to it. */
function historyForTests(entries: string[]) {
  let here = placeAt('/');
  let moved = (): void => {};
  const history: PageHistory = {
    here: () => here,
    write: (location, way) => void (way !== 'stay' && entries.push(`${way} ${createPath(location)}`)),
    go: (steps) => void entries.push(`go ${steps}`),
    onMove(listener) {
      moved = listener;
      return () => {
        moved = () => {};
      };
    },
  };
  const changesAddress = (address: string): void => {
    here = placeAt(address);
  };
  const goesBackTo = (address: string): void => {
    changesAddress(address);
    moved();
  };
  return { history, goesBackTo, changesAddress };
}

export const addressOf = ({ navigation }: ReturnType<typeof startAt>) => createPath(navigation.get().page.location);

import type { CallFault } from './call-faults.ts';
import type { SlowThing } from './device-pace.ts';
import type { JournalState } from './tab-journal.ts';
import type { Ending } from './tab-life.ts';

/** The two who use the device. */
export const people = ['asha', 'ravi'] as const;
export type Name = (typeof people)[number];

type AtTab<Kind extends string, More = unknown> = Kind extends string
  ? { readonly kind: Kind; readonly tab: number } & More
  : never;

/** What a shopper does at a tab, and what happens to the tab. `at`: which of the lines, or of the orders that wait. */
export type OfTab =
  | AtTab<'adds' | 'changes', { readonly quantity: number; readonly at: number }>
  | AtTab<'removes' | 'saves' | 'cancels' | 'edits' | 'sends' | 'looks', { readonly at: number }>
  /** Puts a piece on the wishlist, or takes it off again. */
  | AtTab<'wishes', { readonly at: number }>
  /** Moves a piece of the wishlist to another list, or back. */
  | AtTab<'moves', { readonly at: number }>
  | AtTab<'places' | 'confirms' | 'declines' | 'leaves' | 'signs out' | 'opens' | 'opens old' | 'closes' | 'reloads'>
  | AtTab<'writes' | 'renames'>
  | AtTab<'freezes' | 'thaws'>
  | AtTab<'signs in', { readonly who: Name }>
  | AtTab<'chooses', { readonly store: number }>
  | AtTab<'ends', { readonly after: number; readonly how: Ending }>
  /** What the tab hears of its device and the shop comes so many turns late, one after the other. */
  | AtTab<'lags', { readonly by: readonly number[] }>
  /** The tab ends in the moment in which it shows what was done, or so many things later. */
  | AtTab<'is left', { readonly doing: Doing; readonly how: Ending; readonly after: number }>;

/** What a shopper may do at a tab that is then left. */
export type Doing =
  | AtTab<'adds' | 'changes', { readonly quantity: number; readonly at: number }>
  | AtTab<'removes' | 'saves' | 'wishes' | 'moves', { readonly at: number }>
  | AtTab<'signs in', { readonly who: Name }>
  | AtTab<'signs out'>;

/** What happens to the device, its worker, the network or the shop. */
export type OfWorld =
  | { readonly kind: 'network'; readonly isUp: boolean; readonly says: boolean }
  | { readonly kind: 'calls'; readonly of: 'orders' | 'others'; readonly faults: readonly (CallFault | null)[] }
  | { readonly kind: 'device'; readonly refuses: DeviceRefusal; readonly count: number }
  | { readonly kind: 'device is well' | 'tokens end' | 'sessions end' }
  /** The store of that is late so often by so many milliseconds; or it comes to nothing for so long. */
  | { readonly kind: 'slow'; readonly of: Pace; readonly with: SlowThing; readonly count: number; readonly by: number }
  | { readonly kind: 'busy'; readonly for: number }
  /** No page hears anything of the device any more over the connection that it has. */
  | { readonly kind: 'connections break'; readonly isDone: boolean }
  | { readonly kind: 'evicted'; readonly isWithJournal: boolean }
  | { readonly kind: 'journal'; readonly state: JournalState }
  | { readonly kind: 'clock'; readonly jump: number }
  /** The browser wakes its worker to send what waits, and may stop it after so many things that it does. */
  | { readonly kind: 'wakes'; readonly stopsAfter: number | null };

type DeviceRefusal =
  | 'orderWrites'
  | 'orderReads'
  | 'taskWrites'
  | 'taskReads'
  | 'otherWrites'
  | 'otherReads'
  | 'all writes';

/** Which of the device's stores. */
export type Pace = 'values' | 'orders' | 'tasks';

export type Act = OfTab | OfWorld;

export type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;

/** An act, and how many milliseconds pass until the next one. */
export type Step = { readonly act: Act; readonly pause: number };

import type { Drafts } from '#domain/interface/drafts.ts';
import type { ForgetPerson, TakeOver } from '#domain/session/forget-person.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Spread } from '#domain/shared/spread.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import type { AddressBar } from '#viewmodels/shared/address-bar.ts';
import { token } from '../token.ts';

export const CLOCK = token<Clock>('clock');
export const LOG = token<Log>('log');
export const IDS = token<Ids>('ids');
export const SPREAD = token<Spread>('spread');
export const CONNECTIVITY = token<Connectivity>('connectivity');
export const ADDRESS_BAR = token<AddressBar>('address-bar');
export const TURNS = token<Turns>('turns');
export const SIGNALS = token<Signals>('signals');
/** Opened at the first use: a store for what outlives the browser, and one for drafts of this tab. */
export const DEVICE_STORE = token<() => Promise<ResilientStore>>('device-store');
export const DRAFT_STORE = token<() => Promise<ResilientStore>>('draft-store');
/** What is on its way into each of the two. */
export const DEVICE_JOURNAL = token<Journal>('device-journal');
export const DRAFT_JOURNAL = token<Journal>('draft-journal');
/** What was typed into forms and not sent yet. */
export const DRAFTS = token<Cell<Drafts>>('drafts');
export const IS_ONLINE = token<Cell<boolean>>('is-online');
export const IS_DEVICE_READ = token<Cell<boolean>>('is-device-read');
/** Its shopper has been told that the device does not answer yet. */
export const IS_DEVICE_LATE = token<Cell<boolean>>('is-device-late');
/** What can be done with an area that the device keeps, whatever it holds. */
export type KeptCell = Pick<PersistedCell<never>, 'open' | 'read' | 'settled' | 'forget'>;

/** Every area the device keeps, to be opened when the page has come to life. */
export const KEPT_CELLS = token<readonly KeptCell[]>('kept-cells');
/** Those that are the person's, not the device's. */
export const PERSONAL_CELLS = token<readonly KeptCell[]>('personal-cells');
export const OWNERSHIP = token<Ownership>('ownership');
export const FORGET_PERSON = token<ForgetPerson>('forget-person');
export const TAKE_OVER = token<TakeOver>('take-over');

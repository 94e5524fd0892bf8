import { cartUnread } from './known-cart-unread.ts';
import { countedAgain } from './known-counted-again.ts';
import { orderedAgain } from './known-ordered-again.ts';
import { orderedOffline } from './known-ordered-offline.ts';
import type { KnownSchedule } from './known-schedule.ts';
import { sentWrongly } from './known-sent-wrongly.ts';
import { weakDevice } from './known-weak-device.ts';
import { whoseItIs } from './known-whose-it-is.ts';

export const knownSchedules: readonly KnownSchedule[] = [
  ...orderedAgain,
  ...cartUnread,
  ...orderedOffline,
  ...sentWrongly,
  ...countedAgain,
  ...weakDevice,
  ...whoseItIs,
];

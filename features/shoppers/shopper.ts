import type { Awaiting } from './awaiting.ts';
import type { AwaitingPrices } from './awaiting-prices.ts';
import type { Browsing } from './browsing.ts';
import type { Canceling } from './canceling.ts';
import type { Carting } from './carting.ts';
import type { Choosing } from './choosing.ts';
import type { Comparing } from './comparing.ts';
import type { Consenting } from './consenting.ts';
import type { Contacting } from './contacting.ts';
import type { Delivering } from './delivering.ts';
import type { Keeping } from './keeping.ts';
import type { MeetingOffers } from './meeting-offers.ts';
import type { OwnLists } from './own-lists.ts';
import type { Paying } from './paying.ts';
import type { Printing } from './printing.ts';
import type { Reading } from './reading.ts';
import type { ReadingTexts } from './reading-texts.ts';
import type { Restocking } from './restocking.ts';
import type { Returning } from './returning.ts';
import type { Reviewing } from './reviewing.ts';
import type { Saving } from './saving.ts';
import type { Searching } from './searching.ts';
import type { Sharing } from './sharing.ts';
import type { SigningIn } from './signing-in.ts';
import type { Subscribing } from './subscribing.ts';
import type { Tracking } from './tracking.ts';
import type { Withdrawing } from './withdrawing.ts';

/** What a person can do and see in the shop, whatever stands between them and the rules. */
export interface Shopper
  extends Browsing,
    Awaiting,
    Choosing,
    Searching,
    Saving,
    Sharing,
    OwnLists,
    Comparing,
    Reviewing,
    Subscribing,
    Restocking,
    AwaitingPrices,
    MeetingOffers,
    Delivering,
    Carting,
    Paying,
    Keeping,
    SigningIn,
    Contacting,
    Consenting,
    Tracking,
    Canceling,
    Withdrawing,
    Returning,
    Printing,
    Reading,
    ReadingTexts {
  /** Opens the shop again on the same device, as after a reload or a closed browser. */
  comesBack(): Promise<void>;
  /** Resolves when nothing the shopper started is under way any more. */
  settles(): Promise<void>;
}

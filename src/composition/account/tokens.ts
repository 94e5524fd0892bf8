import type { ReadCredit } from '#domain/account/read-credit.ts';
import type { ReadHistory } from '#domain/account/read-history.ts';
import type { SaveProfile, SaveShippingAddress } from '#domain/account/save-profile.ts';
import type { TakeOverChange } from '#domain/account/take-over-change.ts';
import type { OpenRecentlyViewed } from '#domain/journeys/open-recently-viewed.ts';
import type { OrderAgain } from '#domain/journeys/order-again.ts';
import type { AccountScreenModel } from '#viewmodels/account/account-screen-model.ts';
import { token } from '../token.ts';

export const READ_HISTORY = token<ReadHistory>('read-history');
export const READ_CREDIT = token<ReadCredit>('read-credit');
export const SAVE_PROFILE = token<SaveProfile>('save-profile');
export const SAVE_SHIPPING_ADDRESS = token<SaveShippingAddress>('save-shipping-address');
export const TAKE_OVER_CHANGE = token<TakeOverChange>('take-over-change');
export const ORDER_AGAIN = token<OrderAgain>('order-again');
export const OPEN_RECENTLY_VIEWED = token<OpenRecentlyViewed>('open-recently-viewed');
export const ACCOUNT_SCREEN = token<AccountScreenModel>('account-screen');

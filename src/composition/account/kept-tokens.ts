import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { OrderHistory } from '#domain/account/order-history.ts';
import type { ProfileChange } from '#domain/account/profile-change.ts';
import type { ShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { token } from '../token.ts';

/** What every page knows of the account; the names of what is done there come with its code. */
export const ACCOUNT_GATEWAY = token<AccountGateway>('account-gateway');
export const ORDER_HISTORY = token<Cell<OrderHistory>>('order-history');
export const STORE_CREDIT = token<Cell<StoreCredit>>('store-credit');
/** What a customer has changed and the shop does not know yet. */
export const PROFILE_CHANGE = token<Cell<ProfileChange>>('profile-change');
/** Where earlier builds have kept such a change. */
export const KEPT_PROFILE_CHANGE = token<PersistedCell<ProfileChange>>('kept-profile-change');
export const SHOW_WAITING_CHANGE = token<ShowWaitingChange>('show-waiting-change');
/** The cards of what was viewed recently, as they were last seen. */
export const RECENT_TILES = token<Cell<readonly Tile[]>>('recent-tiles');

import { ContainerModule } from 'inversify';
import { createChangePassword } from '#domain/journeys/change-password.ts';
import { createOpenRecentlyViewed } from '#domain/journeys/open-recently-viewed.ts';
import { createOrderAgain } from '#domain/journeys/order-again.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { AccountDraft } from '#viewmodels/account/account-form-model.ts';
import { createAccountScreen } from '#viewmodels/account/account-screen-model.ts';
import { ORDER_HISTORY, PROFILE_CHANGE, RECENT_TILES, STORE_CREDIT } from '../account/kept-tokens.ts';
import {
  ACCOUNT_SCREEN,
  OPEN_RECENTLY_VIEWED,
  ORDER_AGAIN,
  READ_CREDIT,
  READ_HISTORY,
  SAVE_PROFILE,
  SAVE_SHIPPING_ADDRESS,
} from '../account/tokens.ts';
import { ADD_TO_CART } from '../cart/start-tokens.ts';
import { SEARCH_INDEX } from '../catalog/tokens.ts';
import { FETCH_GUIDE } from '../checkout/tokens.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { IS_DEVICE_READ, IS_ONLINE } from '../device/tokens.ts';
import { NOTIFY } from '../interface/tokens.ts';
import { RECENTLY_VIEWED } from '../lists/tokens.ts';
import { ACCOUNT_NEWSLETTER } from '../newsletter/tokens.ts';
import { READ_ORDERS } from '../orders/tokens.ts';
import { provide } from '../provide.ts';
import { AS_VISITOR, SESSION, TOKEN_GATEWAY } from '../session/tokens.ts';
import { MEDIA_BASE, SELLER, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { CHANGE_PASSWORD, SIGN_IN, SIGN_OUT } from './tokens.ts';

const DRAFT = token<Cell<AccountDraft>>('account-draft');

/** The page of the account, with what no other page needs. */
export const accountScreenModule = new ContainerModule(({ bind }) => {
  const asked = { searchIndex: SEARCH_INDEX, market: MARKET, shopRules: SHOP_RULES };
  provideDraft(bind, DRAFT, 'account');
  provide(bind, ORDER_AGAIN, createOrderAgain, { ...asked, addToCart: ADD_TO_CART });
  provide(bind, OPEN_RECENTLY_VIEWED, createOpenRecentlyViewed, {
    ...asked,
    recentlyViewed: RECENTLY_VIEWED,
    recentTiles: RECENT_TILES,
  });
  provide(bind, CHANGE_PASSWORD, createChangePassword, {
    session: SESSION,
    withAuthorization: AS_VISITOR,
    tokenGateway: TOKEN_GATEWAY,
    signIn: SIGN_IN,
    notify: NOTIFY,
  });
  provide(bind, ACCOUNT_SCREEN, createAccountScreen, {
    session: SESSION,
    profileChange: PROFILE_CHANGE,
    accountDraft: DRAFT,
    saveProfile: SAVE_PROFILE,
    saveShippingAddress: SAVE_SHIPPING_ADDRESS,
    orderHistory: ORDER_HISTORY,
    readHistory: READ_HISTORY,
    readOrders: READ_ORDERS,
    orderAgain: ORDER_AGAIN,
    storeCredit: STORE_CREDIT,
    readCredit: READ_CREDIT,
    recentlyViewed: RECENTLY_VIEWED,
    recentTiles: RECENT_TILES,
    openRecentlyViewed: OPEN_RECENTLY_VIEWED,
    accountNewsletter: ACCOUNT_NEWSLETTER,
    isOnline: IS_ONLINE,
    isDeviceRead: IS_DEVICE_READ,
    storeView: STORE_VIEW,
    mediaBase: MEDIA_BASE,
    seller: SELLER,
    fetchGuide: FETCH_GUIDE,
    words: WORDS,
    signOut: SIGN_OUT,
    changePassword: CHANGE_PASSWORD,
  });
});

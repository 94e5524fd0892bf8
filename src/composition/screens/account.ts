import { createChangePassword } from '#domain/workflows/change-password.ts';
import { createOpenRecentlyViewed } from '#domain/workflows/open-recently-viewed.ts';
import { createOrderAgain } from '#domain/workflows/order-again.ts';
import { createAccountScreen } from '#viewmodels/account/account-screen-model.ts';
import { draft } from '../areas/draft.ts';

/** The page of the account, with what no other page needs. */
export const accountScreen = {
  accountDraft: draft('account'),
  orderAgain: createOrderAgain,
  openRecentlyViewed: createOpenRecentlyViewed,
  changePassword: createChangePassword,
  accountScreen: createAccountScreen,
};

import { createBrowserSaveFile } from '#adapters/browser/browser-save-file.ts';
import { createReadDeviceData } from '#domain/account/device-data.ts';
import { createDownloadOwnData } from '#domain/account/download-own-data.ts';
import { createChangePassword } from '#domain/workflows/change-password.ts';
import { createDeleteAccount } from '#domain/workflows/delete-account.ts';
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
  readDeviceData: createReadDeviceData,
  downloadOwnData: createDownloadOwnData,
  deleteAccount: createDeleteAccount,
  accountScreen: createAccountScreen,
};

/** Over this browser. */
export const browserAccount = { ...accountScreen, saveFile: () => createBrowserSaveFile() };

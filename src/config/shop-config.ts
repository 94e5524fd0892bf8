import { type SettingKey, settings } from './settings.ts';

/** The configuration of the shop: a value for every key. */
export type ShopConfig = { readonly [Key in SettingKey]: (typeof settings)[Key]['initial'] };

export const defaultConfig: ShopConfig = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
) as ShopConfig;

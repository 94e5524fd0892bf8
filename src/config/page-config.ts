import { type SettingKey, settings } from './settings.ts';
import { defaultConfig, type ShopConfig } from './shop-config.ts';

/** The part of the configuration that travels in a page: what the browser needs and what differs from the default. */
export type PageConfig = Partial<ShopConfig>;

export function pageConfigOf(config: ShopConfig): PageConfig {
  const keys = (Object.keys(settings) as SettingKey[]).filter(
    (key) => settings[key].inPage && config[key] !== defaultConfig[key],
  );
  return Object.fromEntries(keys.map((key) => [key, config[key]]));
}

/** The configuration as the browser knows it. */
export function configOfPage(page: PageConfig): ShopConfig {
  return { ...defaultConfig, ...page };
}

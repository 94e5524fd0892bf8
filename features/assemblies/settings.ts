import type { ShopSettings } from '#composition/areas/settings.ts';
import { settingsOf } from '#composition/areas/settings.ts';
import { defaultConfig } from '#config/shop-config.ts';

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Settings that Given steps may change in place, also after services hold on to them. */
export type ChangeableSettings = {
  readonly [Area in keyof ShopSettings]: ShopSettings[Area] extends readonly (infer Each)[]
    ? Each[]
    : ShopSettings[Area] extends object
      ? Changeable<ShopSettings[Area]>
      : ShopSettings[Area];
};

export function defaultSettings(): ChangeableSettings {
  return structuredClone(settingsOf(defaultConfig)) as ChangeableSettings;
}

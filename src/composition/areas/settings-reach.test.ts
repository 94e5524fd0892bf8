import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { otherSettings } from '#config/settings-for-tests.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { settingsOf } from './settings.ts';

type Key = keyof typeof otherSettings;

/** What is read from the configuration itself, and the test, or the proof, that sees what it changes. */
const readElsewhere: Partial<Record<Key, string>> = {
  'tax.calculateServerSide': 'src/composition/areas/adjust-prices-by.test.ts',
  'tax.sourcePriceIncludesTax': 'src/composition/areas/adjust-prices-by.test.ts',
  'products.syncPlatformPricesOver': 'src/composition/areas/adjust-prices-by.test.ts',
  'storeViews.multistore': 'src/composition/roots/stores.test.ts',
  'storeViews.commonCache': 'src/composition/roots/stores.test.ts',
  'localForage.defaultDrivers.orders': 'src/composition/roots/stores.test.ts',
  'storage.name': 'src/composition/roots/stores.test.ts',
  'storage.patience': 'tools/workbench/shop-processes.ts',
  'search.serverTimeout': 'src/composition/roots/server-shop.test.ts',
  'chat.hours': 'src/composition/screens/chat.test.ts',
  'serviceWorker.enabled': 'src/app/browser/at-rest.test.ts',
};

const keys = Object.keys(otherSettings) as readonly Key[];

test.each(keys.filter((key) => readElsewhere[key] === undefined))(
  '%s changes what the parts of the shop are told',
  (key) => {
    const config = { ...defaultConfig, [key]: otherSettings[key].value };
    expect(settingsOf(config)).not.toEqual(settingsOf(defaultConfig));
  },
);

test.each(Object.entries(readElsewhere))('%s is set by what is said to see it', async (key, path) => {
  expect(await readFile(path, 'utf8')).toMatch(new RegExp(key.replaceAll('.', '(.|__)'))); // as a key, or as a variable has it
});

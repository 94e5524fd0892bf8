import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPromoGateway } from '#adapters/memory/memory-promo-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { firstPlace } from '#domain/listing/first-place-for-tests.ts';
import { createDictionary } from '#viewmodels/words/dictionary.ts';
import { translations } from '#viewmodels/words/translations.ts';
import { CATEGORY_VIEW, OPEN_CATEGORY, SEARCH_INDEX } from '../catalog/tokens.ts';
import { PROMO_GATEWAY } from '../content/tokens.ts';
import { CLOCK, CONNECTIVITY, LOG } from '../device/tokens.ts';
import { provideShared } from '../provide.ts';
import { settingsModule, settingsOf } from '../settings/settings-module.ts';
import { wordsModule } from '../store/words-module.ts';
import { createShop } from '../visit.ts';
import { actingModules } from './acting-modules.ts';
import { stateModules } from './state.ts';

test('a category page says that the shop cannot be asked', async () => {
  const search = createMemorySearchIndex(); // the fake in place of the HTTP adapter
  const fakes = new ContainerModule(({ bind }) => {
    provideShared(bind, SEARCH_INDEX, search);
    provideShared(bind, PROMO_GATEWAY, createMemoryPromoGateway());
    provideShared(bind, CLOCK, createMemoryClock());
    provideShared(bind, LOG, createMemoryLog());
    provideShared(bind, CONNECTIVITY, createMemoryConnectivity());
  });
  const words = wordsModule(createDictionary(translations));
  const shop = createShop(settingsModule(settingsOf(defaultConfig)), ...stateModules, words, ...actingModules, fakes);
  const { get } = shop.openVisit({ createCell: createMemoryCell });

  search.cut();
  const outcome = await get(OPEN_CATEGORY)({ by: { key: 'slug', value: 'sarees' }, place: firstPlace });

  expect(outcome).toBe('failed');
  expect(get(CATEGORY_VIEW).get()).toEqual({ kind: 'failed' });
});

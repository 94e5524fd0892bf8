import { drawing, type Page } from '#app/page/page.ts';
import { createRemoveFromCompare } from '#domain/lists/change-compared.ts';
import { createOpenCompare } from '#domain/workflows/open-compare.ts';
import { CompareScreen } from '#ui/screens/lists/compare-screen.tsx';
import { createCompareScreen } from '#viewmodels/lists/compare-screen-model.ts';
import { loadPrivate } from './private-loader.ts';

export const comparePage: Page = {
  ...drawing({
    Screen: CompareScreen,
    model: 'compareScreen',
    needs: 'actions',
    services: {
      removeFromCompare: createRemoveFromCompare,
      openCompare: createOpenCompare,
      compareScreen: createCompareScreen,
    },
  }),
  load: loadPrivate('compare'),
};

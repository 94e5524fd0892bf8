import { drawing, type Page } from '#app/page/page.ts';
import { compareModule } from '#composition/lists/compare-module.ts';
import { compareScreenModule } from '#composition/lists/compare-screen-module.ts';
import { COMPARE_SCREEN } from '#composition/lists/tokens.ts';
import { CompareScreen } from '#ui/screens/lists/compare-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const comparePage: Page = {
  ...drawing({
    Screen: CompareScreen,
    model: COMPARE_SCREEN,
    half: 'back',
    modules: [compareModule, compareScreenModule],
  }),
  load: loadPrivate('compare'),
};

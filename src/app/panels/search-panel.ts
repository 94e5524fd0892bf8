import { drawing } from '#app/page/page.ts';
import { findAtHandModule } from '#composition/search/find-at-hand-module.ts';
import { searchPanelModule } from '#composition/search/search-panel-module.ts';
import { SEARCH_PANEL } from '#composition/search/tokens.ts';
import { SearchPanel } from '#ui/screens/search/search-panel.tsx';

export const searchPanel = drawing({
  Screen: SearchPanel,
  model: SEARCH_PANEL,
  half: 'back',
  modules: [findAtHandModule, searchPanelModule],
});

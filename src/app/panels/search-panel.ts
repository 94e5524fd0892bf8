import { SEARCH_PANEL } from '#composition/screen-tokens.ts';
import { searchPanelModule } from '#composition/screens/search-panel-module.ts';
import { SearchPanel } from '#ui/screens/search/search-panel.tsx';
import { drawing } from '../page.ts';

export const searchPanel = drawing({
  Screen: SearchPanel,
  model: SEARCH_PANEL,
  half: 'back',
  modules: [searchPanelModule],
});

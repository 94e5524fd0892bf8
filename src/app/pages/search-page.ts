import { SEARCH_SCREEN } from '#composition/screen-tokens.ts';
import { searchScreenModule } from '#composition/screens/search-screen-module.ts';
import { SearchScreen } from '#ui/screens/search/search-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadSearch } from './search-loader.ts';

export const searchPage: Page = {
  ...drawing({ Screen: SearchScreen, model: SEARCH_SCREEN, half: 'front', modules: [searchScreenModule] }),
  load: loadSearch,
};

import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { searchScreenModule } from '#composition/search/search-screen-module.ts';
import { SEARCH_SCREEN } from '#composition/search/tokens.ts';
import { SearchScreen } from '#ui/screens/search/search-screen.tsx';
import { loadSearch } from './search-loader.ts';

export const searchPage: Page = {
  half: 'front',
  modules: [searchScreenModule],
  draw(get, sketch) {
    const awaited = sketch?.kind === 'search' ? sketch.text : null;
    return createElement(SearchScreen, { model: get('front')(SEARCH_SCREEN), awaited });
  },
  load: loadSearch,
};

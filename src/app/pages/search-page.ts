import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { SearchScreen } from '#ui/screens/search/search-screen.tsx';
import { createSearchScreen } from '#viewmodels/search/search-screen-model.ts';
import { loadSearch } from './search-loader.ts';

export const searchPage: Page = {
  ...part({
    needs: 'shell',
    services: { searchScreen: createSearchScreen },
    draw(shop, placeholder) {
      const preview = placeholder?.kind === 'search' ? placeholder.text : null;
      return createElement(SearchScreen, { model: shop.searchScreen, preview });
    },
  }),
  load: loadSearch,
};

import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { CategoryScreen } from '#ui/screens/catalog/category-screen.tsx';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { loadCategory } from './category-loader.ts';

export const categoryPage: Page = {
  ...part({
    needs: 'shell',
    services: { categoryScreen: createCategoryScreen },
    draw(shop, placeholder) {
      const model = shop.categoryScreen;
      const preview = placeholder?.kind === 'category' ? placeholder.head : null;
      return createElement(CategoryScreen, { model, preview });
    },
  }),
  load: loadCategory,
};

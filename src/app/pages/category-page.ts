import { createElement } from 'react';
import type { Page } from '#app/page/page.ts';
import { categoryScreenModule } from '#composition/catalog/category-screen-module.ts';
import { CATEGORY_SCREEN } from '#composition/catalog/tokens.ts';
import { CategoryScreen } from '#ui/screens/catalog/category-screen.tsx';
import { loadCategory } from './category-loader.ts';

export const categoryPage: Page = {
  half: 'front',
  modules: [categoryScreenModule],
  draw(get, sketch) {
    const model = get('front')(CATEGORY_SCREEN);
    const awaited = sketch?.kind === 'category' ? sketch.head : null;
    return createElement(CategoryScreen, { model, awaited });
  },
  load: loadCategory,
};

import { CATEGORY_SCREEN } from '#composition/screen-tokens.ts';
import { categoryModule } from '#composition/screens/category-module.ts';
import { CategoryScreen } from '#ui/screens/catalog/category-screen.tsx';
import { drawing, type Page } from '../page.ts';
import { loadCategory } from './category-loader.ts';

export const categoryPage: Page = {
  ...drawing({ Screen: CategoryScreen, model: CATEGORY_SCREEN, half: 'front', modules: [categoryModule] }),
  load: loadCategory,
};

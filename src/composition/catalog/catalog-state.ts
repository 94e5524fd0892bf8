import { ContainerModule } from 'inversify';
import { noMenu } from '#domain/catalog/menu-view.ts';
import { noCategoryView } from '#domain/listing/category-view.ts';
import { nothingMissing } from '#domain/listing/missing-view.ts';
import { provideState } from '../provide.ts';
import { CATEGORY_VIEW, KNOWN_CATEGORIES, MENU, MISSING_VIEW } from './tokens.ts';

export const catalogState = new ContainerModule(({ bind }) => {
  provideState(bind, MENU, 'menu', noMenu);
  provideState(bind, KNOWN_CATEGORIES, 'knownCategories', []);
  provideState(bind, CATEGORY_VIEW, 'category', noCategoryView);
  provideState(bind, MISSING_VIEW, 'missing', nothingMissing);
});

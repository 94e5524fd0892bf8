import { drawing, type Page } from '#app/page/page.ts';
import { SharedListScreen } from '#ui/screens/shared-list/shared-list-screen.tsx';
import { createSharedListScreen } from '#viewmodels/lists/shared-list-screen-model.ts';
import { loadSharedList } from './shared-list-loader.ts';

export const sharedListPage: Page = {
  ...drawing({
    Screen: SharedListScreen,
    model: 'sharedListScreen',
    needs: 'actions',
    services: { sharedListScreen: createSharedListScreen },
  }),
  load: loadSharedList,
};

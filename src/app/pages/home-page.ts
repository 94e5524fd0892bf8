import { drawing, type Page } from '#app/page/page.ts';
import { HomeScreen } from '#ui/screens/home/home-screen.tsx';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { loadHome } from './home-loader.ts';

export const homePage: Page = {
  ...drawing({ Screen: HomeScreen, model: 'homeScreen', needs: 'shell', services: { homeScreen: createHomeScreen } }),
  load: loadHome,
};

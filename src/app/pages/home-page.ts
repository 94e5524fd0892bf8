import { drawing, type Page } from '#app/page/page.ts';
import { homeModule } from '#composition/content/home-screen-module.ts';
import { HOME_SCREEN } from '#composition/content/tokens.ts';
import { HomeScreen } from '#ui/screens/home/home-screen.tsx';
import { loadHome } from './home-loader.ts';

export const homePage: Page = {
  ...drawing({ Screen: HomeScreen, model: HOME_SCREEN, half: 'front', modules: [homeModule] }),
  load: loadHome,
};

import { loadHome } from './home-loader.ts';
import { placeholderPage } from './placeholder.tsx';

export const homePage = { ...placeholderPage('home'), load: loadHome };

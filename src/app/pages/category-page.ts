import { loadCategory } from './category-loader.ts';
import { placeholderPage } from './placeholder.tsx';

export const categoryPage = { ...placeholderPage('category'), load: loadCategory };

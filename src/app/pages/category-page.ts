import { placeholderPage } from './placeholder.tsx';

export const categoryPage = placeholderPage('category');

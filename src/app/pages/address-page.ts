import { placeholderPage } from './placeholder.tsx';

export const addressPage = placeholderPage('category');

import { placeholderPage } from './placeholder.tsx';

export const homePage = placeholderPage('home');

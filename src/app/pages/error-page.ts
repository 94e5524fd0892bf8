import { placeholderPage } from './placeholder.tsx';

export const errorPage = placeholderPage('error');

import { placeholderPage } from './placeholder.tsx';

export const notFoundPage = placeholderPage('page-not-found');

import { placeholderPage } from './placeholder.tsx';

export const productPage = placeholderPage('product');

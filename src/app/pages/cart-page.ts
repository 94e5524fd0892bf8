import { placeholderPage } from './placeholder.tsx';

export const cartPage = placeholderPage('cart');

import { placeholderPage } from './placeholder.tsx';

export const checkoutPage = placeholderPage('checkout');

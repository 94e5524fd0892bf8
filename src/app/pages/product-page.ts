import { placeholderPage } from './placeholder.tsx';
import { loadProduct } from './product-loader.ts';

export const productPage = { ...placeholderPage('product'), load: loadProduct };

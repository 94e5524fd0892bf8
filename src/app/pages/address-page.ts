import { loadAddress } from './address-loader.ts';
import { placeholderPage } from './placeholder.tsx';

export const addressPage = { ...placeholderPage('category'), load: loadAddress };

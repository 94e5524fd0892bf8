export type PageName = 'home' | 'category' | 'product';
export type BenchedPage = { readonly name: PageName; readonly path: string };

/** The pages that are measured: paths of the demo collection. */
export const benchedPages: readonly BenchedPage[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/women' },
  { name: 'product', path: '/women/kurta-sets/indigo-block-print-kurta-set' },
];

import type { BrokenLine } from '../broken-line.ts';

export const acc: readonly BrokenLine[] = [
  {
    id: 'ACC-14',
    lost: 'a product that is opened is noted',
    file: 'src/domain/journeys/note-viewed.ts',
    from: "if (now.kind === 'ready')",
    to: 'if (false)',
  },
  {
    id: 'ACC-14',
    lost: 'the children of a product are one entry',
    file: 'src/domain/journeys/note-viewed.ts',
    from: 'now.product.parentSku',
    to: 'now.variant ?? now.product.sku',
  },
  {
    id: 'ACC-14',
    lost: 'a product that is opened again is one entry',
    file: 'src/domain/lists/recently-viewed.ts',
    from: 'return [sku, ...viewed.filter((each) => each !== sku)].slice(0, MOST);',
    to: 'return [sku, ...viewed].slice(0, MOST);',
  },
  {
    id: 'ACC-15',
    lost: 'no more than twenty are kept',
    file: 'src/domain/lists/recently-viewed.ts',
    from: 'const MOST = 20;',
    to: 'const MOST = 21;',
  },
  {
    id: 'ACC-15',
    lost: 'it is the oldest that goes',
    file: 'src/domain/lists/recently-viewed.ts',
    from: 'return [sku, ...viewed.filter((each) => each !== sku)].slice(0, MOST);',
    to: 'return [sku, ...viewed.filter((each) => each !== sku)].slice(-MOST);',
  },
  {
    id: 'ACC-16',
    lost: 'the latest is first',
    file: 'src/domain/lists/recently-viewed.ts',
    from: 'return [sku, ...viewed.filter((each) => each !== sku)].slice(0, MOST);',
    to: 'return [...viewed.filter((each) => each !== sku), sku].slice(0, MOST);',
  },
  {
    id: 'ACC-16',
    lost: 'looking again moves a product to the front',
    file: 'src/domain/lists/recently-viewed.ts',
    from: 'return [sku, ...viewed.filter((each) => each !== sku)].slice(0, MOST);',
    to: 'return viewed.includes(sku) ? viewed : [sku, ...viewed].slice(0, MOST);',
  },
  {
    id: 'ACC-17',
    lost: 'what was looked at outlives the page',
    file: 'src/composition/lists/kept-lists.ts',
    from: 'parse: readStoredViewed',
    to: 'parse: () => null',
  },
  {
    id: 'ACC-18',
    lost: 'the products that were looked at are listed',
    file: 'src/ui/screens/product-more/product-more.tsx',
    from: '<CardRow title={lists.recent} cards={model.recent} />',
    to: '',
  },
  {
    id: 'ACC-18',
    lost: 'each of them leads to its page',
    file: 'src/viewmodels/catalog/product-card.ts',
    from: '    address,\n',
    to: "    address: '/',\n",
  },
];

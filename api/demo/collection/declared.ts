import type { ProductRecord } from '#api/records/product-records.ts';
import { type DesignSheet, typeOf } from './design-sheet.ts';
import { designerOf } from './designers.ts';
import { type KindName, NET_QUANTITIES, ORIGINS, type OriginName } from './options.ts';

/** What was not made in India: knitted on the island, and printed by the lake. */
const MADE_ABROAD: Readonly<Record<number, { readonly origin: OriginName; readonly maker: string }>> = {
  6416: { origin: 'sriLanka', maker: 'Lagoon Knits, 4 Canal Road, Negombo 11500, Sri Lanka' },
  6417: { origin: 'sriLanka', maker: 'Lagoon Knits, 4 Canal Road, Negombo 11500, Sri Lanka' },
  9610: { origin: 'italy', maker: 'Stamperia del Lago, Via dei Gelsi 9, 22100 Como, Italy' },
  9611: { origin: 'italy', maker: 'Stamperia del Lago, Via dei Gelsi 9, 22100 Como, Italy' },
};

const IMPORTER = 'Zari Demo Imports, 12 Dock Road, Mumbai 400009, Maharashtra';

const PAIRS: readonly KindName[] = ['juttis', 'jhumkas'];
const SETS: readonly KindName[] = ['kurtaSet', 'sharara', 'lehenga', 'bangles', 'giftSet'];

type Declared = Pick<ProductRecord, 'country_of_origin' | 'net_quantity' | 'maker' | 'importer'>;

/** What the law wants to be said of a packet: nothing of an hour or a file. */
export const declared = (sheet: DesignSheet): Declared => {
  if (['virtual', 'downloadable'].includes(typeOf(sheet))) return {};
  const { name, address } = designerOf(sheet.sku);
  const abroad = MADE_ABROAD[sheet.id];
  return {
    country_of_origin: ORIGINS[abroad?.origin ?? 'india'].id,
    net_quantity: NET_QUANTITIES[quantityOf(sheet.kind)].id,
    maker: abroad?.maker ?? `${name}, ${address}`,
    ...(abroad && { importer: IMPORTER }),
  };
};

const quantityOf = (kind: KindName): keyof typeof NET_QUANTITIES => {
  if (PAIRS.includes(kind)) return 'pair';
  return SETS.includes(kind) ? 'set' : 'piece';
};

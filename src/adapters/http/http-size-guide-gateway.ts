import { parseSizeGuide, type WireSizeGuide } from '#adapters/wire/parse-size-guide.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { SizeGuide } from '#domain/content/size-guide.ts';
import type { SizeGuideGateway } from '#domain/content/size-guide-gateway.ts';
import { spokenIn } from './spoken-in.ts';
import type { Transport } from './transport.ts';

/** How products fit, over HTTP; a product without a size guide is told in silence. */
export function createHttpSizeGuideGateway({ transport }: { readonly transport: Transport }): SizeGuideGateway {
  return {
    find: ({ sku, designer }) =>
      transport.send({
        method: 'POST',
        url: '/api/product/size-guide-collection',
        body: { sku, designer },
        parse: mapped(parseSizeGuide, sizeGuideOf),
        isSilent: true,
      }),
  };
}

function sizeGuideOf({ title, notes, worn, tables, language }: WireSizeGuide): SizeGuide {
  return { title, notes: notes ?? '', worn, tables: tables.map(tableOf), ...spokenIn({ language }) };
}

function tableOf({ own_columns: own, ...table }: WireSizeGuide['tables'][number]): SizeGuide['tables'][number] {
  return own.length > 0 ? { ...table, ownColumns: own } : table;
}

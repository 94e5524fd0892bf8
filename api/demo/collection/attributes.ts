import type { AttributeOptionRecord, AttributeRecord } from '#api/records/catalog-records.ts';
import { CLOTHS, GENDERS, KINDS, NET_QUANTITIES, ORIGINS, SIZES } from './options.ts';
import { DYES } from './palette.ts';

type Option = { readonly id: number; readonly label: string };

const optionsOf = (table: Readonly<Record<string, Option>>): readonly AttributeOptionRecord[] =>
  Object.values(table).map(({ id, label }, index) => ({ value: String(id), label, sort_order: index + 1 }));

const select = (
  attribute_id: number,
  name: readonly [code: string, label: string],
  options: readonly AttributeOptionRecord[],
): AttributeRecord => ({
  attribute_id,
  attribute_code: name[0],
  frontend_label: name[1],
  options,
  default_value: null,
  frontend_input: 'select',
  is_comparable: true,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
});

const READY: readonly AttributeOptionRecord[] = [{ value: '1', label: 'Ready to ship', sort_order: 1 }];

const line = (attribute_id: number, code: string, label: string): AttributeRecord => ({
  ...select(attribute_id, [code, label], []),
  frontend_input: 'text',
  is_comparable: false,
});

/** The attributes that shoppers filter and compare by. Ids 93 and 142 are the contract's. */
export const attributes: readonly AttributeRecord[] = [
  select(93, ['color', 'Colour'], optionsOf(DYES)),
  select(142, ['size', 'Size'], optionsOf(SIZES)),
  select(150, ['gender', 'For'], optionsOf(GENDERS)),
  select(151, ['category_product', 'Product type'], optionsOf(KINDS)),
  select(152, ['fabric', 'Fabric'], optionsOf(CLOTHS)),
  { ...select(153, ['rts', 'Ready to ship'], READY), is_visible_on_front: false }, // the page says it with the day
  select(154, ['country_of_origin', 'Country of origin'], optionsOf(ORIGINS)),
  { ...select(155, ['net_quantity', 'Net quantity'], optionsOf(NET_QUANTITIES)), is_comparable: false },
  line(156, 'maker', 'Made by'),
  line(157, 'importer', 'Imported by'),
];

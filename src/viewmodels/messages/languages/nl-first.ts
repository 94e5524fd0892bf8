import { cartNotices } from '../cart-notices/nl.ts';
import { catalog } from '../catalog/nl.ts';
import { common } from '../common/nl.ts';
import { failures } from '../failures/nl.ts';
import { filters } from '../filters/nl.ts';
import { frame } from '../frame/nl.ts';
import { home } from '../home/nl.ts';
import { missing } from '../missing/nl.ts';
import { notices } from '../notices/nl.ts';
import { product } from '../product/nl.ts';
import { productSet } from '../product-set/nl.ts';
import { returns } from '../returns/nl.ts';
import { search } from '../search/nl.ts';
import { textPage } from '../text-page/nl.ts';
import type { FirstTexts } from './shares.ts';

export const first: FirstTexts = {
  'product-set': productSet,
  filters,
  catalog,
  common,
  failures,
  frame,
  home,
  missing,
  notices,
  'cart-notices': cartNotices,
  product,
  returns,
  search,
  'text-page': textPage,
};

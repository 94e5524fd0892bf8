import { cartNotices } from '../cart-notices/es.ts';
import { catalog } from '../catalog/es.ts';
import { common } from '../common/es.ts';
import { failures } from '../failures/es.ts';
import { filters } from '../filters/es.ts';
import { frame } from '../frame/es.ts';
import { home } from '../home/es.ts';
import { missing } from '../missing/es.ts';
import { notices } from '../notices/es.ts';
import { product } from '../product/es.ts';
import { productSet } from '../product-set/es.ts';
import { returns } from '../returns/es.ts';
import { search } from '../search/es.ts';
import { textPage } from '../text-page/es.ts';
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

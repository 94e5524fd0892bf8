import { cartNotices } from '../cart-notices/it.ts';
import { catalog } from '../catalog/it.ts';
import { common } from '../common/it.ts';
import { failures } from '../failures/it.ts';
import { filters } from '../filters/it.ts';
import { frame } from '../frame/it.ts';
import { home } from '../home/it.ts';
import { missing } from '../missing/it.ts';
import { notices } from '../notices/it.ts';
import { product } from '../product/it.ts';
import { productSet } from '../product-set/it.ts';
import { returns } from '../returns/it.ts';
import { search } from '../search/it.ts';
import { textPage } from '../text-page/it.ts';
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

import { cartNotices } from '../cart-notices/pl.ts';
import { catalog } from '../catalog/pl.ts';
import { common } from '../common/pl.ts';
import { failures } from '../failures/pl.ts';
import { filters } from '../filters/pl.ts';
import { frame } from '../frame/pl.ts';
import { home } from '../home/pl.ts';
import { missing } from '../missing/pl.ts';
import { notices } from '../notices/pl.ts';
import { product } from '../product/pl.ts';
import { productSet } from '../product-set/pl.ts';
import { returns } from '../returns/pl.ts';
import { search } from '../search/pl.ts';
import { textPage } from '../text-page/pl.ts';
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

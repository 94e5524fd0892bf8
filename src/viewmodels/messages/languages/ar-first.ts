import { cartNotices } from '../cart-notices/ar.ts';
import { catalog } from '../catalog/ar.ts';
import { common } from '../common/ar.ts';
import { failures } from '../failures/ar.ts';
import { filters } from '../filters/ar.ts';
import { frame } from '../frame/ar.ts';
import { home } from '../home/ar.ts';
import { missing } from '../missing/ar.ts';
import { notices } from '../notices/ar.ts';
import { product } from '../product/ar.ts';
import { productSet } from '../product-set/ar.ts';
import { returns } from '../returns/ar.ts';
import { search } from '../search/ar.ts';
import { textPage } from '../text-page/ar.ts';
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

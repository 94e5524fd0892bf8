import { cartNotices } from '../cart-notices/hi.ts';
import { catalog } from '../catalog/hi.ts';
import { common } from '../common/hi.ts';
import { failures } from '../failures/hi.ts';
import { filters } from '../filters/hi.ts';
import { frame } from '../frame/hi.ts';
import { home } from '../home/hi.ts';
import { missing } from '../missing/hi.ts';
import { notices } from '../notices/hi.ts';
import { product } from '../product/hi.ts';
import { productSet } from '../product-set/hi.ts';
import { returns } from '../returns/hi.ts';
import { search } from '../search/hi.ts';
import { textPage } from '../text-page/hi.ts';
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

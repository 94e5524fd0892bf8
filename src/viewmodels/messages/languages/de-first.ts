import { cartNotices } from '../cart-notices/de.ts';
import { catalog } from '../catalog/de.ts';
import { common } from '../common/de.ts';
import { failures } from '../failures/de.ts';
import { filters } from '../filters/de.ts';
import { frame } from '../frame/de.ts';
import { home } from '../home/de.ts';
import { missing } from '../missing/de.ts';
import { notices } from '../notices/de.ts';
import { product } from '../product/de.ts';
import { productSet } from '../product-set/de.ts';
import { returns } from '../returns/de.ts';
import { search } from '../search/de.ts';
import { textPage } from '../text-page/de.ts';
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

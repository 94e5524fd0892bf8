import { cartNotices } from '../cart-notices/fr.ts';
import { catalog } from '../catalog/fr.ts';
import { common } from '../common/fr.ts';
import { failures } from '../failures/fr.ts';
import { filters } from '../filters/fr.ts';
import { frame } from '../frame/fr.ts';
import { home } from '../home/fr.ts';
import { missing } from '../missing/fr.ts';
import { notices } from '../notices/fr.ts';
import { product } from '../product/fr.ts';
import { productSet } from '../product-set/fr.ts';
import { returns } from '../returns/fr.ts';
import { search } from '../search/fr.ts';
import { textPage } from '../text-page/fr.ts';
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

import { ContainerModule } from 'inversify';
import { createComparePiece } from '#viewmodels/product-more/compare-piece-model.ts';
import { ADD_TO_COMPARE, COMPARE_PIECE, COMPARED, REMOVE_FROM_COMPARE } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { MARKET } from '../store/tokens.ts';
import { PRODUCT_VIEW } from './tokens.ts';

export const comparePieceModule = new ContainerModule(({ bind }) => {
  provide(bind, COMPARE_PIECE, createComparePiece, {
    view: PRODUCT_VIEW,
    compared: COMPARED,
    market: MARKET,
    rules: SHOP_RULES,
    addToCompare: ADD_TO_COMPARE,
    removeFromCompare: REMOVE_FROM_COMPARE,
  });
});

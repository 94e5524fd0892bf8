import type { ChooseStore } from '#domain/journeys/choose-store.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { StoreChoiceKeeper } from '#domain/storeview/store-choice-keeper.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { StoreChoiceModel } from '#viewmodels/store/store-choice-model.ts';
import type { Dictionary } from '#viewmodels/words/dictionary.ts';
import type { LoadWords } from '#viewmodels/words/speak.ts';
import type { Words } from '#viewmodels/words/writing/words.ts';
import { token } from '../token.ts';

export const WORDS = token<Words>('words');
export const DICTIONARY = token<Dictionary>('dictionary');
export const LOAD_WORDS = token<LoadWords>('load-words');
export const STORE_CHOICE_KEEPER = token<StoreChoiceKeeper>('store-choice-keeper');
export const CHOOSE_STORE = token<ChooseStore>('choose-store');
export const STORE_VIEW = token<Cell<StoreView>>('store-view');
export const MARKET = token<() => Market>('market');
export const STORE_CHOICE = token<StoreChoiceModel>('store-choice');

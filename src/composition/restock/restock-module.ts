import { ContainerModule } from 'inversify';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { type AskToBeTold, createAskToBeTold } from '#domain/restock/ask-to-be-told.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createRestockForm } from '#viewmodels/restock/restock-form-model.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { CONNECTIVITY, IS_ONLINE } from '../device/tokens.ts';
import { TELL_REFUSAL } from '../interface/tokens.ts';
import { PRODUCT_VIEW } from '../product/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { LATE_SEND_TASK } from '../queue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { RESTOCK_FORM, RESTOCK_GATEWAY } from './tokens.ts';

const WRITTEN = token<Cell<string | null>>('restock-written');
const DRAFT = token<Cell<DraftTexts>>('restock-draft');
const ASK_TO_BE_TOLD = token<AskToBeTold>('ask-to-be-told');

/** Asking to hear when something is back; all of it comes when it is wanted. */
export const restockModule = new ContainerModule(({ bind }) => {
  provide(bind, ASK_TO_BE_TOLD, createAskToBeTold, {
    restockGateway: RESTOCK_GATEWAY,
    tellRefusal: TELL_REFUSAL,
    connectivity: CONNECTIVITY,
    sendTask: LATE_SEND_TASK,
  });
  provideDraft(bind, DRAFT, 'restock');
  provideState<string | null>(bind, WRITTEN, 'restockWritten', null);
  provide(bind, RESTOCK_FORM, createRestockForm, {
    productView: PRODUCT_VIEW,
    storeView: STORE_VIEW,
    market: MARKET,
    shopRules: SHOP_RULES,
    session: SESSION,
    isOnline: IS_ONLINE,
    askToBeTold: ASK_TO_BE_TOLD,
    written: WRITTEN,
    draft: DRAFT,
    words: WORDS,
  });
});

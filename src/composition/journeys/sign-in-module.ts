import { ContainerModule } from 'inversify';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { anyText, keptForm } from '#domain/interface/kept-form.ts';
import { nobodyYet, type SignInDetails } from '#domain/session/newcomer-checks.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createSignInSheet, type SignInModel } from '#viewmodels/account/sign-in-model.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { IS_ONLINE } from '../device/tokens.ts';
import { NOTICES, PANELS } from '../interface/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { SIGN_IN_FORM, USER_GATEWAY } from '../session/tokens.ts';
import { CONTACT } from '../settings/tokens.ts';
import { WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { REGISTER, SIGN_IN } from './tokens.ts';

export const SIGN_IN_SHEET = token<SignInModel>('sign-in-sheet');

const PAGE = token<Cell<SignInDetails>>('sign-in-page');
const TEXTS = token<Cell<DraftTexts>>('sign-in-texts');
const DRAFT = token<Cell<SignInDetails>>('sign-in-draft');

/** Never a password. */
const keptFields = { email: anyText, firstName: anyText, lastName: anyText };

/** The sheet in which somebody signs in or gets an account, with what nothing else needs. */
export const signInModule = new ContainerModule(({ bind }) => {
  provideState<SignInDetails>(bind, PAGE, 'signInDraft', nobodyYet);
  provideDraft(bind, TEXTS, 'sign-in');
  provide(bind, DRAFT, (cells) => keptForm({ ...cells, initial: nobodyYet, fields: keptFields }), {
    page: PAGE,
    texts: TEXTS,
  });
  provide(bind, SIGN_IN_SHEET, createSignInSheet, {
    panels: PANELS,
    signInForm: SIGN_IN_FORM,
    signInDraft: DRAFT,
    isOnline: IS_ONLINE,
    signIn: SIGN_IN,
    register: REGISTER,
    userGateway: USER_GATEWAY,
    notices: NOTICES,
    contact: CONTACT,
    renewShop: RENEW_SHOP,
    words: WORDS,
  });
});

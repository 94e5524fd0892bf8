import type { AccountPanelModel } from '#viewmodels/account/account-panel-model.ts';
import type { ErrorScreenModel } from '#viewmodels/error/error-screen-model.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import type { NoticesModel } from '#viewmodels/notices/notices-model.ts';
import { token } from '../token.ts';

export const FRAME = token<FrameModel>('frame');
export const NOTICE_LIST = token<NoticesModel>('notice-list');
export const ACCOUNT_PANEL = token<AccountPanelModel>('account-panel');
export const ERROR_SCREEN = token<ErrorScreenModel>('error-screen');

import { ContainerModule } from 'inversify';
import { createNotices } from '#viewmodels/notices/notices-model.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { NOTICES } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { CONTACT } from '../settings/tokens.ts';
import { WORDS } from '../store/tokens.ts';
import { NOTICE_LIST } from './tokens.ts';

export const noticesModule = new ContainerModule(({ bind }) => {
  provide(bind, NOTICE_LIST, createNotices, {
    notices: NOTICES,
    contact: CONTACT,
    words: WORDS,
    renewShop: RENEW_SHOP,
  });
});

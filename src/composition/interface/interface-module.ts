import { ContainerModule } from 'inversify';
import { createEndPageNews } from '#domain/notices/end-page-news.ts';
import { createNotify } from '#domain/notices/notify.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { END_PAGE_NEWS, NOTICES, NOTIFY, TELL_REFUSAL } from './tokens.ts';

/** What a shopper is told, on any page. */
export const interfaceModule = new ContainerModule(({ bind }) => {
  provide(bind, NOTIFY, createNotify, { notices: NOTICES, clock: CLOCK });
  provide(bind, END_PAGE_NEWS, createEndPageNews, { notices: NOTICES });
  provide(bind, TELL_REFUSAL, createTellRefusal, { notify: NOTIFY });
});

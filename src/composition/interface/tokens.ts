import type { Panels } from '#domain/interface/panels.ts';
import type { EndPageNews } from '#domain/notices/end-page-news.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { token } from '../token.ts';

export const PANELS = token<Cell<Panels>>('panels');
export const NOTICES = token<Cell<Notices>>('notices');
export const NOTIFY = token<Notify>('notify');
export const END_PAGE_NEWS = token<EndPageNews>('end-page-news');
export const TELL_REFUSAL = token<TellRefusal>('tell-refusal');
/** The orders the shopper is asked about (QUEUE-21). */
export const WAITING_ORDERS = token<Cell<readonly Order[]>>('waiting-orders');

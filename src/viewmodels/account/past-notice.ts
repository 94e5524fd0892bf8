import { type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { type Telling, textOf } from '../notices/messages.ts';
import { agoText } from './ago-text.ts';

/** What the shop has told before: `ago` for people, `at` for machines. */
export type PastNotice = {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  readonly ago: string;
  readonly at: string;
};

type TellingPast = Telling & { readonly storeView: StoreView; readonly now: number };

export function pastNotice(notice: ShownNotice, telling: TellingPast): PastNotice {
  return {
    id: notice.id,
    text: textOf(notice, telling),
    type: typeOf(notice),
    ago: agoText(notice.at, telling.now, writingLocale(telling.storeView)),
    at: timestampAt(notice.at),
  };
}

import { drawing } from '#app/page/page.ts';
import { noticesModule } from '#composition/frame/notices-module.ts';
import { NOTICE_LIST } from '#composition/frame/tokens.ts';
import { NoticeList } from '#ui/components/notice-list.tsx';

export const noticesPanel = drawing({
  Screen: NoticeList,
  model: NOTICE_LIST,
  half: 'front',
  modules: [noticesModule],
});

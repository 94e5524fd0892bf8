import { drawing } from '#app/page/page.ts';
import { NoticeList } from '#ui/components/notice-list.tsx';
import { createNotices } from '#viewmodels/notices/notices-model.ts';

export const noticesPanel = drawing({
  Screen: NoticeList,
  model: 'noticeList',
  needs: 'shell',
  services: { noticeList: createNotices },
});

import type { ReadingFrame, ReadingHome } from './browsing.ts';
import { headingOf, type Page, type Target } from './page.ts';

const main: Target = { role: 'main' };
const announcement: Target = { role: 'region', name: 'Announcement' };

/** Reads the home page, and what stands around every page. */
export function createPageHome(page: Page): ReadingFrame & ReadingHome {
  return { ...readingFrame(page), ...readingHome(page) };
}

function readingFrame(page: Page): ReadingFrame {
  return {
    async standIns() {
      const cards = await page.all({ role: 'listitem', within: { role: 'region', within: main } });
      return cards.flatMap(({ text }) => text);
    },
    async menu() {
      const entries = await page.all({ role: 'listitem', within: { role: 'navigation', name: 'Main' } });
      return entries.map(({ links: [first = '', ...below] }) => ({ name: first.replace(/^All /, ''), below }));
    },
    async announcement() {
      const [part] = await page.all(announcement);
      return part ? part.text : null;
    },
    closesAnnouncement: () => page.press({ role: 'button', name: 'Close announcement' }),
  };
}

function readingHome(page: Page): ReadingHome {
  return {
    async homeHead() {
      const title = await headingOf(page);
      return title === 'Zari' ? null : title;
    },
    async homeBanners() {
      const links = await page.all({ role: 'link', within: { role: 'list', name: 'Banners' } });
      return links.map(({ name }) => name);
    },
    async homeStores() {
      const names = await page.all({ role: 'heading', level: 3, within: { role: 'region', name: 'Our stores' } });
      return names.map(({ text }) => text);
    },
    async homeRows() {
      const rows = await page.all({ role: 'heading', level: 2, within: main });
      return rows.map(({ text }) => text);
    },
    async homeRow(title) {
      const items = await page.all({ role: 'listitem', within: { role: 'list', name: title } });
      return items.flatMap(({ links: [name] }) => name ?? []);
    },
  };
}

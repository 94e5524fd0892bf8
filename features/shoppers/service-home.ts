import type { ReadingFrame, ReadingHome } from './browsing.ts';
import type { Pages } from './service-pages.ts';

/** Reads the home page, and what stands around every page, by their models. */
export function createServiceHome(pages: Pages): ReadingFrame & ReadingHome {
  return { ...readingFrame(pages), ...readingHome(pages) };
}

function readingFrame(pages: Pages): ReadingFrame {
  const { screens, settles } = pages;
  return {
    async standIns() {
      await settles();
      return screens().notFound.cards.map(({ name }) => name);
    },
    async menu() {
      await settles();
      return screens().frame.menu.map(({ name, children }) => ({ name, below: children.map((each) => each.name) }));
    },
    async announcement() {
      await settles();
      return screens().frame.announcement?.text ?? null;
    },
    async closesAnnouncement() {
      screens().frame.closeAnnouncement();
      await settles();
    },
  };
}

function readingHome(pages: Pages): ReadingHome {
  const { screens, settles } = pages;
  return {
    homeHead: async () => (await onHome()).hero?.title ?? null,
    async homeBanners() {
      const last = (await onHome()).blocks.at(-1);
      return last?.kind === 'doors' ? last.doors.map(({ title }) => title) : [];
    },
    async homeStores() {
      const last = (await onHome()).blocks.at(-1);
      return last?.kind === 'stores' ? last.stores.map(({ name }) => name) : [];
    },
    homeRows: async () => (await onHome()).blocks.flatMap(({ title }) => title || []),
    async homeRow(wanted) {
      const row = (await onHome()).blocks.find(({ title }) => title === wanted);
      return row?.kind === 'row' ? row.cards.map(({ name }) => name) : [];
    },
  };

  async function onHome() {
    await settles();
    if (pages.place() !== 'home') throw new Error(`Home is not open, but ${pages.place()}.`);
    return screens().home;
  }
}

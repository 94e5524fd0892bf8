import { helpPages } from '#api/demo/collection/pages/help-pages.ts';
import { housePages } from '#api/demo/collection/pages/house-pages.ts';
import { legalPages } from '#api/demo/collection/pages/legal-pages.ts';
import type { PageWords } from '#api/demo/collection/pages/page-words.ts';
import type { ContentNodeRecord } from '#api/records/content-records.ts';

type Branch = { readonly id: number; readonly identifier: string; readonly label: string } & {
  readonly pages: readonly PageWords[];
};

const branches: readonly Branch[] = [
  { id: 1, identifier: 'house', label: 'The house', pages: housePages },
  { id: 2, identifier: 'help', label: 'Help', pages: helpPages },
  { id: 3, identifier: 'legal', label: 'Legal', pages: legalPages },
];

/** Nodes of pages come after those of the headings. */
const FIRST_PAGE = 100;

/** The tree of the content pages: headings, and below each its pages. */
export const contentNodes: readonly ContentNodeRecord[] = branches.flatMap((branch, at) => [
  headingOf(branch, at + 1),
  ...branch.pages.map((page, place) => pageOf(page, branch.id, place + 1)),
]);

function headingOf({ id, identifier, label }: Branch, position: number): ContentNodeRecord {
  const place = { parent_id: null, page_id: null, level: 1, position, xpath: String(id), store_id: 0 };
  return { id, identifier, label, request_url: identifier, ...place };
}

function pageOf({ id: page_id, identifier, title }: PageWords, parent_id: number, position: number): ContentNodeRecord {
  const id = FIRST_PAGE + page_id;
  const place = { parent_id, page_id, level: 2, position, xpath: `${parent_id}/${id}`, store_id: 0 };
  return { id, identifier, label: title, request_url: identifier, ...place };
}

/** Marks what stands in the head for one page alone, written on the server and gone with the next page. */
export const PAGE_FACT = 'data-page-fact';

/** How large the house may be: `npm run size -- --lower` writes what it is today, and a figure may only fall. */
export const houseLimits = {
  filesOfSrc: 2_093,
  filesOfComposition: 72,
  linesOfComposition: 3_243,
  longFunctions: 107,
  longFiles: 27,
};

/**
 * What the checkers find in the built files and the shop may have all the same, each with its reason. Scripts: by the names
 * of es-check. Styles: by those of doiuse, which are Can I Use's.
 */
export const acceptedInScripts: Readonly<Record<string, string>> = {
  ArrayToSorted: 'polyfills.ts makes it',
  ArrayToReversed: 'polyfills.ts makes it',
  PromiseWithResolvers: 'polyfills.ts makes it',
  StringToWellFormed: 'polyfills.ts makes it',
  ArrayWith: 'a function of the queue has the name `with`; the types of the page know none of lists',
  // MobX has sets that hand these on to the set within; nothing here asks for them.
  SetUnion: 'MobX',
  SetIntersection: 'MobX',
  SetDifference: 'MobX',
  SetSymmetricDifference: 'MobX',
  SetIsSubsetOf: 'MobX',
  SetIsSupersetOf: 'MobX',
  SetIsDisjointFrom: 'MobX',
};

export const acceptedInStyles: Readonly<Record<string, string>> = {
  'css-container-queries': 'where they are unknown the narrow layout stands, which has room anywhere',
  'css-content-visibility': 'where it is unknown all is drawn at once, as it was before',
  'css-display-contents': 'partly: faults with tables and buttons, which do not have it here',
  'css-clip-path': 'partly: only for shapes of SVG, which are not used',
  'css-has': 'Firefox before 121: what is lost there is in docs/browsers.md, and no more',
  'css-marker-pseudo': 'partly: other properties than colour and content',
  'css-masks': 'partly: with the prefix that the build writes',
  'css-media-scripting': 'where it is unknown a control without scripts stays in sight',
  'css-overflow': 'partly: `clip`, beside which `hidden` does',
  'css-overscroll-behavior': 'where it is unknown a page scrolls on behind a dialog that was scrolled to its end',
  'css-resize': 'phones have no corner to pull',
  'css-scrollbar': 'where it is unknown scrollbars are as wide as everywhere',
  'css-touch-action': 'Safari on a computer has no touch',
  'css-unicode-bidi': 'partly: `isolate` is known',
  'css3-cursors': 'phones have no pointer',
  'css3-cursors-grab': 'phones have no pointer',
  'css3-cursors-newer': 'phones have no pointer',
  multicolumn: 'partly: breaks within columns, which may fall elsewhere',
  'text-decoration': 'partly: with the prefix that the build writes',
  'text-size-adjust': 'only phones enlarge text by themselves',
};

import { drawCollection } from './states/draw-collection.ts';

// `npm run collection`: every product of the demo collection on one sheet, into docs/screens/collection.webp. A few
// seconds; `npm run screenshots` draws it, too.
await drawCollection('docs/screens');

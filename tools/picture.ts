import { writeFile } from 'node:fs/promises';
import { readLayerImports } from './documents/layer-imports.ts';
import { layerPicture } from './documents/layer-picture.ts';

/** `npm run picture`: draws the layers of src and what each imports, for docs/architecture.md. */
await writeFile('docs/architecture.svg', layerPicture(await readLayerImports('.')));

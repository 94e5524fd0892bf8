import type { Frame } from '#reference-api/pictures/drawing/frame.ts';
import { drawPlate, type PlateOrder } from '#reference-api/pictures/plates/plate.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawScene, type SceneOrder } from './scenes/scene.ts';

/** What is to be drawn. */
export type PictureOrder =
  | { readonly kind: 'plate'; readonly plate: PlateOrder }
  | { readonly kind: 'scene'; readonly scene: SceneOrder }
  | { readonly kind: 'placeholder' };

/** SVG text of the size of the frame; the same order and frame give the same bytes. */
export const drawPicture = (order: PictureOrder, frame?: Frame): string => {
  switch (order.kind) {
    case 'plate':
      return drawPlate(order.plate, frame);
    case 'scene':
      return drawScene(order.scene, frame);
    case 'placeholder':
      return drawPlaceholder(frame);
  }
};

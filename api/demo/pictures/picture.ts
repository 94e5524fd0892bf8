import { drawPlate, type PlateOrder } from '#api/demo/pictures/plates/plate.ts';
import { drawScene, type SceneOrder } from '#api/demo/pictures/scenes/scene.ts';
import type { Frame } from '#api/media/sizes.ts';
import { drawPlaceholder } from './placeholder.ts';

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

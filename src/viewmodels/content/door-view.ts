import type { Banner } from '#domain/content/home.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';

/** A way into the shop, ready to show. */
export type DoorView = {
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  /** Of its words; absent: the catalog's own. */
  readonly language?: string;
  readonly picture: PictureSource;
};

export function doorView({ title, subtitle, link, image, language }: Banner, mediaBase: string): DoorView {
  const picture = pictureSource(image, 'listing', mediaBase);
  return { title, subtitle, link: linkOf(link), picture, ...(language && { language }) };
}

/** A banner that leads nowhere, or out of the web, leads home. */
export function linkOf(link: string): string {
  return /^(?:\/(?!\/)|https?:\/\/)/.test(link) ? link : '/';
}

import type { PagePictureName } from '@weft/cloth/build';

export { default as pictures } from 'virtual:pictures';
export type { PagePictureName as PictureName };

/** The hero's pictures that have a version for narrow screens. */
export type HeroPictureName =
  Extract<PagePictureName, `hero-${string}-small`> extends `${infer Name}-small` ? Name : never;

import type { PictureName } from '@weft/cloth/build';

export { default as pictures } from 'virtual:pictures';
export type { PictureName };

/** The hero's pictures that have a version for narrow screens. */
export type HeroPictureName =
  Extract<PictureName, `hero-${string}-small`> extends `${infer Name}-small` ? Name : never;

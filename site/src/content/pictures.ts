import type { PictureName } from '@weft/cloth/build';
import type { PageId } from '../app/routes.ts';

export { default as pictures } from 'virtual:pictures';
export type { PictureName };

/** The hero's pictures: each has a version for narrow screens. */
export type HeroPictureName =
  Extract<PictureName, `hero-${string}-small`> extends `${infer Name}-small` ? Name : never;

/** The cloth beside each stand-alone page. */
export const authPictures: Partial<Record<PageId, PictureName>> = {
  login: 'auth-login',
  signup: 'auth-signup',
  'email-verification': 'auth-verification',
};

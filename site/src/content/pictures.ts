import type { PictureName } from '@weft/cloth';
import type { PageId } from '../app/routes.ts';

export { default as pictures } from 'virtual:pictures';
export type { PictureName };

/** The cloth beside each stand-alone page. */
export const authPictures: Partial<Record<PageId, PictureName>> = {
  login: 'auth-login',
  signup: 'auth-signup',
  'email-verification': 'auth-verification',
};

export {
  type CookieChoice,
  CookieNotice,
  type CookieNoticePosition,
  type CookieNoticeProps,
} from './cookie-notice.js';

export { Notice, type NoticeLive, type NoticeProps } from './notice.js';
export {
  type NoticeTone,
  type NoticeVariants,
  noticeIconVariants,
  noticeVariants,
} from './notice.variants.js';

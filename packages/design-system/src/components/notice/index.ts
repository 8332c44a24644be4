export { Notice, type NoticeLive, type NoticeProps, type NoticeTone } from './notice.js';

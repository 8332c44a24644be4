export { Page, PageMain, type PageMainProps, type PageProps } from './page.js';

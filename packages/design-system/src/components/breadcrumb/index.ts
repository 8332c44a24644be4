export {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbProps,
} from './breadcrumb.js';

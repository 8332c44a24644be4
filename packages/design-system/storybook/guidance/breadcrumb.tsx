import { Breadcrumb, BreadcrumbItem } from '../../src/components/breadcrumb/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const titles: Pair = {
  good: (
    <Breadcrumb label="Do">
      <BreadcrumbItem href="#start">Weft</BreadcrumbItem>
      <BreadcrumbItem href="#guides">Guides</BreadcrumbItem>
      <BreadcrumbItem>How a data flow is built</BreadcrumbItem>
    </Breadcrumb>
  ),
  bad: (
    <Breadcrumb label="Don’t">
      <BreadcrumbItem href="#search">Search</BreadcrumbItem>
      <BreadcrumbItem href="#page-2">Page 2</BreadcrumbItem>
      <BreadcrumbItem>How a data flow is built</BreadcrumbItem>
    </Breadcrumb>
  ),
};

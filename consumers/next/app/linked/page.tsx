import { Breadcrumb, BreadcrumbItem } from '@weft/design-system/breadcrumb';
import { Card } from '@weft/design-system/card';
import { LinkButton } from '@weft/design-system/link';
import { MobileMenu, MobileMenuItem } from '@weft/design-system/mobile-menu';
import { Page, PageMain } from '@weft/design-system/page';
import { Pagination } from '@weft/design-system/pagination';
import { TopBar, TopBarLink, TopBarLogo, TopBarNav } from '@weft/design-system/top-bar';
import { RouterLink } from '../router-link.ts';
import '@weft/design-system/marketing.css';
import '@weft/design-system/navigation.css';

/** A page whose parts take a router's link, in a server component. */
export default function Linked() {
  return (
    <Page>
      <TopBar>
        <TopBarLogo as={RouterLink} href="/empty">
          Weft
        </TopBarLogo>
        <TopBarNav>
          <TopBarLink as={RouterLink} href="/static">
            Static
          </TopBarLink>
        </TopBarNav>
        <MobileMenu>
          <MobileMenuItem as={RouterLink} href="/static">
            Static
          </MobileMenuItem>
        </MobileMenu>
      </TopBar>
      <PageMain>
        <Breadcrumb>
          <BreadcrumbItem linkAs={RouterLink} href="/empty">
            Empty
          </BreadcrumbItem>
          <BreadcrumbItem>Linked</BreadcrumbItem>
        </Breadcrumb>
        <Card title="Static parts" href="/static" linkAs={RouterLink} />
        <LinkButton as={RouterLink} href="/empty">
          Nothing
        </LinkButton>
        <Pagination page={2} pages={3} hrefFor={(page) => `/linked?page=${page}`} linkAs={RouterLink} />
      </PageMain>
    </Page>
  );
}

import { Accordion, AccordionItem } from '../../src/components/accordion/index.js';
import { Banner } from '../../src/components/banner/index.js';
import { Carousel } from '../../src/components/carousel/index.js';
import { ChipMarquee } from '../../src/components/chip-marquee/index.js';
import { FaqAccordion, FaqItem } from '../../src/components/faq-accordion/index.js';
import { FeatureList, FeatureListItem } from '../../src/components/feature-list/index.js';
import { MobileMenu, MobileMenuItem } from '../../src/components/mobile-menu/index.js';
import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../../src/components/popover/index.js';
import { Tab, Tabs } from '../../src/components/tabs/index.js';
import { Tooltip, TooltipTrigger } from '../../src/components/tooltip/index.js';
import { TopBar, TopBarLink, TopBarLogo, TopBarNav } from '../../src/components/top-bar/index.js';

/** Names that the components show. */
export const names = ['React', 'Go', 'SQL', 'SQLite', 'REST API', 'Python', 'MongoDB'];

/** Components that work without script. */
export const served = {
  questions: (
    <FaqAccordion>
      {names.slice(0, 3).map((name) => (
        <FaqItem key={name} id={`about-${name}`} value={name} question={name}>{`${name}, yes.`}</FaqItem>
      ))}
    </FaqAccordion>
  ),
  sections: (
    <Accordion multiple defaultValue={['React']}>
      {names.slice(0, 3).map((name) => (
        <AccordionItem
          key={name}
          value={name}
          title={name}
          disabled={name === 'SQL'}
        >{`${name}, yes.`}</AccordionItem>
      ))}
    </Accordion>
  ),
  views: (
    <Tabs label="Names">
      {names.slice(0, 3).map((name) => (
        <Tab key={name} id={`about-${name}`} value={name} title={name}>
          <p>{`${name}, in full.`}</p>
        </Tab>
      ))}
    </Tabs>
  ),
  banner: <Banner title="Maintenance" onDismiss={() => {}} />,
  chips: <ChipMarquee label="Technologies" items={names.map((name) => ({ id: name, content: name }))} />,
  slides: (
    <Carousel label="Names" perSlide={2} arrows autoplay>
      {names.map((name) => (
        <a key={name} href="#name">
          {name}
        </a>
      ))}
    </Carousel>
  ),
  features: (
    <FeatureList>
      {names.slice(0, 2).map((name) => (
        <FeatureListItem key={name} value={name} title={name}>{`${name}, in short.`}</FeatureListItem>
      ))}
    </FeatureList>
  ),
  bar: (
    <TopBar>
      <TopBarLogo href="#top">Weft</TopBarLogo>
      <TopBarNav>
        <TopBarLink href="#benefits">Benefits</TopBarLink>
      </TopBarNav>
      <MobileMenu>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
      </MobileMenu>
    </TopBar>
  ),
  popover: (
    <Popover>
      <PopoverTrigger>Filter</PopoverTrigger>
      <PopoverContent title="Names">
        <PopoverClose>Done</PopoverClose>
      </PopoverContent>
    </Popover>
  ),
  tooltip: (
    <Tooltip content="Members keep their access" side="bottom">
      <TooltipTrigger>Archive</TooltipTrigger>
    </Tooltip>
  ),
  toggle: <MotionToggle label="Rows" />,
};

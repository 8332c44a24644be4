import { cva } from 'class-variance-authority';

/** `link` for a way into the site, `action` for the one call to action. */
export type MobileMenuItemTone = 'link' | 'action';

/** The choices that change how an item is drawn. */
export interface MobileMenuItemVariants {
  /**
   * `action` for the one call to action of the menu.
   * @default 'link'
   */
  tone?: MobileMenuItemTone | undefined;
}

/** Class names of the button. In a `TopBar` whose row of links is shown, the button is not. */
export const mobileMenuTriggerVariants = cva([
  'ds:group/menu ds:-me-2 ds:inline-grid ds:size-control ds:shrink-0 ds:cursor-pointer ds:place-items-center',
  'ds:touch-manipulation ds:rounded-md ds:text-default ds:focus-visible:focus-ring ds:print:hidden',
  'ds:forced-colors:border-hairline ds:bar-row:hidden',
]);

/** Class names of the panel below the bar. */
export const mobileMenuPanelVariants = cva([
  'ds:z-menu ds:flex ds:w-(--radix-dropdown-menu-content-available-width) ds:flex-col ds:overflow-y-auto',
  'ds:max-h-(--radix-dropdown-menu-content-available-height) ds:border-b-hairline ds:border-default',
  'ds:bg-ink ds:px-gutter ds:py-4 ds:font-sans ds:text-on-ink ds:print:hidden',
  'ds:[clip-path:inset(0)] ds:transition-[clip-path] ds:duration-fast ds:ease-enter',
  'ds:starting:[clip-path:inset(0_0_100%)]',
]);

/** Class names of an item; for an element of your own that must look like one. Importable on a server. */
export const mobileMenuItemVariants = cva(
  [
    'ds:relative ds:flex ds:min-w-0 ds:shrink-0 ds:cursor-pointer ds:items-center ds:wrap-anywhere',
    'ds:no-underline ds:select-none ds:focus-visible:focus-ring',
  ],
  {
    variants: {
      tone: {
        link: [
          'ds:min-h-control-lg ds:border-b-hairline ds:border-default ds:py-3 ds:text-heading-sm',
          'ds:font-wide ds:text-on-ink ds:data-highlighted:text-accent ds:aria-[current]:text-accent',
          'ds:after:absolute ds:after:start-0 ds:after:-bottom-px ds:after:w-0 ds:after:border-b-thread',
          'ds:after:border-selected ds:after:transition-[width] ds:after:duration-fast',
          'ds:after:ease-standard ds:data-highlighted:after:w-full ds:aria-[current]:after:w-full',
        ],
        action: [
          'ds:mt-4 ds:mb-2 ds:min-h-control-lg ds:justify-center ds:rounded-md ds:border-hairline',
          'ds:border-action ds:bg-action ds:px-6 ds:py-3 ds:text-label ds:font-semibold',
          'ds:text-on-action ds:data-highlighted:bg-action-hover',
        ],
      },
    },
    defaultVariants: { tone: 'link' },
  },
);

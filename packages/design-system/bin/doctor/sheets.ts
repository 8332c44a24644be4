const FURTHER_SHEETS = {
  'prose.css': ['Prose'],
  'marketing.css': [
    ...['Badge', 'CallToAction', 'Card', 'ComparisonTable', 'CookieNotice', 'Hero', 'Image', 'LogoWall'],
    ...['MediaText', 'NewsletterForm', 'PricingTable', 'Quote', 'Stats', 'Video'],
  ],
  'navigation.css': [
    ...['Accordion', 'Banner', 'Breadcrumb', 'Divider', 'MobileMenuGroup', 'Pagination', 'Tabs'],
    'TopBarGroup',
  ],
  'controls.css': ['Checkbox', 'CheckboxGroup', 'RadioGroup', 'Switch', 'ThemeToggle'],
  'overlays.css': ['Drawer', 'Dropdown', 'Popover', 'Toast', 'Toaster', 'Tooltip'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * The further sheets, beside `styles.css`, each with the parts that have their styles there. The README's table is tested
 * against it.
 */
export const furtherSheets = Object.entries(FURTHER_SHEETS) as [string, readonly string[]][];

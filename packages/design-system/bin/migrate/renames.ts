/** Old name → new name. */
export type Renames = Readonly<Record<string, string>>;

/** Every prop that has another name since 0.1.0, by part. The README's table is tested against it. */
export const PROPS: Readonly<Record<string, Renames>> = {
  AgentListItem: { name: 'title' },
  AuthCard: { heading: 'title', headingId: 'titleId', subtitle: 'description', ground: 'variant' },
  BenefitCard: { layout: 'variant' },
  Button: { tone: 'variant', busy: 'loading', busyLabel: 'loadingLabel' },
  FeatureListItem: { name: 'title' },
  FooterColumn: { heading: 'title' },
  FooterNav: { heading: 'title' },
  IconButton: { tone: 'variant' },
  Link: { kind: 'variant' },
  LinkButton: { tone: 'variant' },
  MobileMenuItem: { tone: 'variant' },
  NewsletterForm: { busy: 'loading', busyLabel: 'loadingLabel' },
  Notice: { heading: 'title' },
  SectionHeading: { lead: 'description', level: 'headingLevel' },
  StatusPanel: { state: 'status', heading: 'title', text: 'description' },
  Tooltip: { text: 'content' },
};

/** Parts that take the props of what `as` names, which is a `Button` by default. */
export const LIKE_BUTTON: readonly string[] = [
  'DialogClose',
  'DialogTrigger',
  'DrawerClose',
  'DrawerTrigger',
  'DropdownTrigger',
  'PopoverClose',
  'PopoverTrigger',
  'TooltipTrigger',
];

/** Keys of the items in an array that a part takes: part → prop → keys. */
export const ITEMS: Readonly<Record<string, Readonly<Record<string, Renames>>>> = {
  StepsFigure: { steps: { text: 'description' } },
};

/** Options of the functions that return classes. */
export const OPTIONS: Readonly<Record<string, Renames>> = {
  buttonVariants: { tone: 'variant' },
  iconButtonVariants: { tone: 'variant' },
  linkVariants: { kind: 'variant' },
};

/** Exported types with another name. */
export const NAMES: Renames = {
  AuthCardGround: 'AuthCardVariant',
  BenefitCardLayout: 'BenefitCardVariant',
  ButtonTone: 'ButtonVariant',
  LinkKind: 'LinkVariant',
  MobileMenuItemTone: 'MobileMenuItemVariant',
  StatusPanelState: 'StatusPanelStatus',
};

/** Exported types whose members have another name: those of the props, and these. */
export const MEMBERS: Readonly<Record<string, Renames>> = {
  ...Object.fromEntries(Object.entries(PROPS).map(([part, renames]) => [`${part}Props`, renames])),
  ...Object.fromEntries(LIKE_BUTTON.map((part) => [`${part}Props`, PROPS.Button ?? {}])),
  ButtonVariants: { tone: 'variant' },
  IconButtonVariants: { tone: 'variant' },
  LinkVariants: { kind: 'variant' },
  PlaceholderLinkProps: { kind: 'variant' },
  Step: { text: 'description' },
  TargetLinkProps: { kind: 'variant' },
};

/** Values of `data-slot`. */
export const SLOTS: Renames = {
  'agent-list-item-name': 'agent-list-item-title',
  'feature-list-label': 'feature-list-title',
  'feature-list-name': 'feature-list-trigger',
  'footer-heading': 'footer-title',
  'notice-heading': 'notice-title',
  'section-heading-lead': 'section-heading-description',
  'status-panel-heading': 'status-panel-title',
  'status-panel-text': 'status-panel-description',
  'steps-figure-text': 'steps-figure-description',
  'tooltip-text': 'tooltip-content',
};

const BUTTON = { 'data-tone': 'data-variant' };

/** Data attributes, by the slot that has them. */
export const ATTRIBUTES: Readonly<Record<string, Renames>> = {
  'auth-card': { 'data-ground': 'data-variant' },
  'benefit-card': { 'data-layout': 'data-variant' },
  link: { 'data-kind': 'data-variant' },
  'mobile-menu-item': BUTTON,
  'status-panel': { 'data-state': 'data-status' },
  ...Object.fromEntries(
    [
      ...['button', 'icon-button', 'link-button', 'banner-dismiss', 'toast-dismiss'],
      ...['carousel-previous', 'carousel-next', 'dialog-trigger', 'dialog-close', 'drawer-trigger'],
      ...['drawer-close', 'dropdown-trigger', 'popover-trigger', 'popover-close', 'tooltip-trigger'],
    ].map((slot) => [slot, BUTTON]),
  ),
};

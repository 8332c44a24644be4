export { Tab, type TabProps } from './tab.js';
export { Tabs, type TabsHeadingLevel, type TabsProps } from './tabs.js';

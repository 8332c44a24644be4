import { Tab, Tabs } from '../../src/components/tabs/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const views: Pair = {
  good: (
    <Tabs label="How often you pay">
      <Tab value="month" title="Monthly">
        €49 per user and month
      </Tab>
      <Tab value="year" title="Yearly">
        €490 per user and year
      </Tab>
    </Tabs>
  ),
  bad: (
    <Tabs label="Signup">
      <Tab value="one" title="Step 1">
        <TextField label="Email" />
      </Tab>
      <Tab value="two" title="Step 2">
        <TextField label="Company name" required />
      </Tab>
    </Tabs>
  ),
};

export const titles: Pair = {
  good: (
    <Tabs label="Which apps">
      <Tab value="all" title="All">
        Twelve apps
      </Tab>
      <Tab value="drafts" title="Drafts">
        Three apps
      </Tab>
    </Tabs>
  ),
  bad: (
    <Tabs label="Apps">
      <Tab value="all" title="All of the apps that you have">
        Twelve apps
      </Tab>
      <Tab value="drafts" title="Apps that are not live yet">
        Three apps
      </Tab>
    </Tabs>
  ),
};

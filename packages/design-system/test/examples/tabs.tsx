import { Link } from '../../src/components/link/index.js';
import { Tab } from '../../src/components/tabs/index.js';

/** The tabs of the stories. */
export const tabs = [
  <Tab key="apps" value="apps" title="Apps">
    <p className="canvas-text">Web, mobile and TV apps, from one project.</p>
  </Tab>,
  <Tab key="agents" value="agents" title="AI Agents" id="agents">
    <p className="canvas-text">
      Agents that answer, sort and hand over. <Link href="#all-agents">All agents</Link>
    </p>
  </Tab>,
  <Tab key="data" value="data" title="Data flows">
    <p className="canvas-text">
      Between <strong id="vendors">several vendors</strong>, in both directions.
    </p>
  </Tab>,
];

/** A tab that cannot be selected. */
export const disabledTab = (
  <Tab key="devices" value="devices" title="Devices" disabled>
    <p className="canvas-text">Not yet.</p>
  </Tab>
);

/** The values of visible panels: `checkVisibility` respects content-visibility, queries by role do not. */
export const shownPanels = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-slot="tab-panel"]')]
    .filter((each) => each.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }))
    .map((each) => each.dataset.value ?? '');

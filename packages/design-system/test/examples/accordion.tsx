import { AccordionItem } from '../../src/components/accordion/index.js';
import { Link } from '../../src/components/link/index.js';

/** The items of the stories. */
export const items = [
  <AccordionItem key="plan" value="plan" title="What each plan includes">
    <p className="canvas-text">
      Apps, agents and data flows, as many as you need, with one login for your team.
    </p>
  </AccordionItem>,
  <AccordionItem key="limits" value="limits" title="Limits" id="limits">
    <ul className="canvas-text">
      <li>Ten apps in the first plan</li>
      <li>
        Any number of agents, with a <Link href="#fair-use">fair use rule</Link>
      </li>
    </ul>
  </AccordionItem>,
  <AccordionItem key="contract" value="contract" title="Contract and notice period">
    <p className="canvas-text">
      Monthly, with <strong id="notice">one month’s notice</strong>.
    </p>
  </AccordionItem>,
];

/** An item that cannot be opened. */
export const disabledItem = (
  <AccordionItem key="enterprise" value="enterprise" title="Enterprise terms, from March on" disabled>
    <p className="canvas-text">Not yet.</p>
  </AccordionItem>
);

/** The content of open items: `checkVisibility` respects content-visibility, queries by role do not. */
export function shownContent(root: Element): string[] {
  return [...root.querySelectorAll('[data-slot="accordion-content"]')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.closest<HTMLElement>('[data-slot="accordion-item"]')?.dataset.value ?? '');
}

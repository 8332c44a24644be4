import { mobileMenuItemClasses } from '../../src/components/mobile-menu/mobile-menu-item.js';
import type { Pair } from '../blocks/do-dont.js';

/** The items of a menu, drawn, because an open menu would cover the page. */
const menu = (names: readonly string[]) => (
  <div data-theme="dark" className="canvas-ground">
    <div>
      {names.map((name) => (
        <a
          key={name}
          href="#menu"
          data-slot="mobile-menu-item"
          className={mobileMenuItemClasses({ variant: name === 'Login' ? 'action' : 'link' })}
        >
          {name}
        </a>
      ))}
    </div>
  </div>
);

export const order: Pair = {
  good: menu(['Possibilities', 'Benefits', 'Login']),
  bad: menu(['Login', 'Search our help', 'Benefits']),
};

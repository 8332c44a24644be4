import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const target: Pair = {
  good: (
    <p className="canvas-text">
      By signing up you accept the <Link href="#terms">terms of use</Link>.
    </p>
  ),
  bad: (
    <p className="canvas-text">
      To read the terms of use, <Link href="#terms">click here</Link>.
    </p>
  ),
};

export const newTab: Pair = {
  good: (
    <Link href="#support" newTab>
      Support
    </Link>
  ),
  bad: (
    <Link href="#support" target="_blank">
      Support
    </Link>
  ),
};

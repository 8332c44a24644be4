import { Logo, LogoWall } from '../../src/components/logo-wall/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const full: Pair = {
  good: (
    <LogoWall aria-label="Customers, do" columns={3}>
      <Logo name="Handloom" />
      <Logo name="Musi Rail" />
      <Logo name="Deccan Post" />
    </LogoWall>
  ),
  bad: (
    <LogoWall aria-label="Customers, don’t" columns={3}>
      <Logo name="Handloom" />
      <Logo name="Musi Rail" />
      <Logo name="Deccan Post" />
      <Logo name="Your name here" />
    </LogoWall>
  ),
};

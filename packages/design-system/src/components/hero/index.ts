export { Hero, type HeroHeadingLevel, type HeroMediaPosition, type HeroProps } from './hero.js';

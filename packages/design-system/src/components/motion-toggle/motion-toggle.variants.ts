import { cva } from 'class-variance-authority';

/** Class names of the button. Where nothing moves by itself there is no button. Importable on a server. */
export const motionToggleVariants = cva([
  'ds:grid ds:size-control ds:shrink-0 ds:place-items-center ds:rounded-sm ds:border-hairline ds:border-strong',
  'ds:bg-surface ds:text-default ds:cursor-pointer ds:focus-visible:focus-ring ds:at-rest:hidden',
  'ds:transition-colors ds:duration-fast ds:ease-standard ds:enabled-hover:bg-subtle',
]);

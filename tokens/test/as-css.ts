/** Values of tokens as their resolved JSON has them. */
export interface Oklch {
  components: readonly number[];
  alpha: number;
}
export interface Layer {
  color: Oklch;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
  spread: Length;
}
interface Length {
  value: number;
  unit: string;
}

/** A value as a stylesheet would have it, for a browser to compare. */
export const color = ({ components, alpha }: Oklch): string => `oklch(${components.join(' ')} / ${alpha})`;
export const shadow = ({ offsetX, offsetY, blur, spread, color: dye }: Layer): string =>
  `${[offsetX, offsetY, blur, spread].map(({ value, unit }) => value + unit).join(' ')} ${color(dye)}`;

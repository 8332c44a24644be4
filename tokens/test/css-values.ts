/** Values in the resolved JSON. */
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

/** A value as CSS. */
export const color = ({ components, alpha }: Oklch): string => `oklch(${components.join(' ')} / ${alpha})`;
export const shadow = ({ offsetX, offsetY, blur, spread, color: tint }: Layer): string =>
  `${[offsetX, offsetY, blur, spread].map(({ value, unit }) => value + unit).join(' ')} ${color(tint)}`;

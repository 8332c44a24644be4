import { phoneScreens } from '../content/screens.ts';
import { Picture } from './picture.tsx';

/** The cloth picture of a page's first screen; phones get a smaller one. */
export function HeroCloth({ className }: { className?: string }) {
  return (
    <Picture
      name="hero-cloth"
      narrow="hero-cloth-small"
      narrowScreens={phoneScreens}
      alt=""
      sizes="50vw"
      priority
      {...(className && { className })}
    />
  );
}

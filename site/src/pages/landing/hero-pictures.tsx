import { useEffect, useRef, useState } from 'react';
import { hero } from '../../content/landing.ts';
import type { HeroPictureName } from '../../content/pictures.ts';
import { phoneScreens } from '../../content/screens.ts';
import { Picture } from '../../layout/picture.tsx';

/** The product picture. A new picture replaces the current one only after it is loaded and decoded. */
export function HeroPictures({ wanted }: { wanted: HeroPictureName }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<HeroPictureName>(hero.image);
  const [known, setKnown] = useState<readonly HeroPictureName[]>([hero.image]);
  if (!known.includes(wanted)) setKnown([...known, wanted]);

  useEffect(() => {
    let current = true;
    const show = () => current && setShown(wanted);
    const image = frame.current?.querySelector<HTMLImageElement>(`[data-picture="${wanted}"] img`);
    // Also shows a picture that fails to load: the browser then renders its text alternative.
    void image?.decode().then(show, show);
    return () => {
      current = false;
    };
  }, [wanted]);

  return (
    <div ref={frame} data-hero="pictures" className="hero-pictures">
      {known.map((name) => (
        <div key={name} data-picture={name} data-shown={name === shown || undefined} className="hero-picture">
          <Picture
            name={name}
            narrow={`${name}-small`}
            narrowSizes="90vw"
            narrowScreens={phoneScreens}
            alt={name === shown ? descriptionOf(name) : ''}
            sizes="(width >= 1024px) 65vw, 100vw"
            className="size-full object-cover"
          />
        </div>
      ))}
    </div>
  );
}

/** The text alternative of the default picture or of a feature's picture. */
function descriptionOf(name: HeroPictureName): string {
  return hero.features.find(({ image }) => image === name)?.imageAlt ?? hero.imageAlt;
}

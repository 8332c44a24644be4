import { useId } from 'react';
import { hero } from '../../content/landing.ts';
import type { HeroFeature } from './use-hero-feature.ts';

/** At this width in px and below, a tap toggles an item (specification 9). */
const tapQuery = '(width <= 630px)';

/** The four feature items: hover and focus choose one, a tap on a small screen toggles it (decision 16). */
export function HeroFeatures({ selected, select, leave }: HeroFeature) {
  const id = useId();
  return (
    <ul
      role="list"
      aria-label={hero.featureListLabel}
      data-hero="features"
      className="hero-features"
      onPointerLeave={leave}
      onBlur={leave}
    >
      {hero.features.map(({ name, details }, index) => {
        const item = index + 1;
        const isSelected = selected === item;
        return (
          <li
            key={name}
            data-selected={isSelected || undefined}
            className="hero-feature"
            onPointerEnter={(event) => event.pointerType === 'mouse' && select(item)}
          >
            <button
              type="button"
              aria-expanded={isSelected}
              aria-controls={`${id}-${item}`}
              className="hero-feature-name"
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && select(item)}
              onClick={() => select(isSelected && matchMedia(tapQuery).matches ? 0 : item)}
            >
              {name}
              <svg viewBox="0 0 20 20" aria-hidden="true" className="hero-feature-arrow size-icon">
                <path d="M2 10h15M11 4l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
            <div id={`${id}-${item}`} className="hero-feature-details">
              <p>{details}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

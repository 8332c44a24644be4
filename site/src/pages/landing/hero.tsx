import { FeatureList, FeatureListItem } from '@weft/design-system/feature-list';
import { LinkButton } from '@weft/design-system/link';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { useCallback, useRef, useState } from 'react';
import { hero } from '../../content/landing.ts';
import { HeroCloth } from '../../layout/hero-cloth.tsx';
import { heroIsPinned } from '../../motion/conditions.ts';
import { LazyScene } from '../../motion/lazy-scene.tsx';
import { PageLink } from '../../navigation/nav-link.tsx';
import { pathOf } from '../../navigation/routes.ts';
import { HeroPictures } from './hero-pictures.tsx';

const loadScene = () => import('../../motion/hero-scene.ts');

/**
 * Possibilities: the intro beside its cloth, then the product picture with the four features. Above 640 px scrolling pins
 * the section and replaces the first part with the second. Elsewhere they follow each other.
 */
export function Hero() {
  const track = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  const stayStill = useCallback(() => setStill(true), []);
  const [selected, setSelected] = useState('');
  const wanted = hero.features.find(({ name }) => name === selected)?.image ?? hero.image;
  return (
    <Section
      id="possibilities"
      tabIndex={-1}
      aria-labelledby="hero-title"
      ground="ink"
      spacing="none"
      width="full"
    >
      <div ref={track} data-still={still || undefined} className="hero-track">
        <div data-hero="stage" className="hero-stage">
          <div className="hero-intro">
            <div data-hero="intro" className="hero-intro-text">
              <SectionHeading headingLevel={1} size="xl" titleId="hero-title" description={hero.lead}>
                {hero.heading}
              </SectionHeading>
              <LinkButton variant="action" size="lg" as={PageLink} to={pathOf('signup')}>
                {hero.action}
              </LinkButton>
            </div>
            <div data-hero="cloth" className="hero-cloth">
              <HeroCloth />
            </div>
          </div>
          <div className="hero-detail">
            <FeatureList
              aria-label={hero.featureListLabel}
              data-hero="features"
              className="hero-features"
              onValueChange={setSelected}
            >
              {hero.features.map(({ name, details }) => (
                <FeatureListItem key={name} value={name} title={name}>
                  {details}
                </FeatureListItem>
              ))}
            </FeatureList>
            <div data-hero="loom" aria-hidden="true" className="hero-loom" />
            <HeroPictures wanted={wanted} />
          </div>
        </div>
      </div>
      <LazyScene load={loadScene} when={heroIsPinned} scope={track} onMissing={stayStill} />
    </Section>
  );
}

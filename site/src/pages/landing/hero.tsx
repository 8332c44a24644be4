import { LinkButton } from '@weft/design-system/link';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Link } from '../../app/router.ts';
import { pathOf } from '../../app/routes.ts';
import { hero } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { Picture } from '../../layout/picture.tsx';
import { HeroFeatures } from './hero-features.tsx';
import { Section } from './section.tsx';
import { useHeroFeature } from './use-hero-feature.ts';

/** Possibilities: the intro beside its cloth, then the product picture with the four feature items. */
export function Hero() {
  const feature = useHeroFeature();
  const image =
    feature.selected === 0 ? hero.image : (hero.features[feature.selected - 1]?.image ?? hero.image);
  return (
    <Section id="possibilities" labelledBy="hero-title" ground="ink">
      <div className="hero-intro">
        <Column className="hero-intro-text">
          <SectionHeading level={1} size="xl" titleId="hero-title" lead={hero.lead}>
            {hero.heading}
          </SectionHeading>
          <LinkButton tone="action" size="lg" as={Link} to={pathOf('signup')}>
            {hero.action}
          </LinkButton>
        </Column>
        <Picture
          name="hero-cloth"
          alt=""
          sizes="(width >= 1024px) 50vw, 100vw"
          priority
          className="hero-cloth"
        />
      </div>
      <Column className="hero-detail">
        <HeroFeatures {...feature} />
        <Picture
          name={image}
          narrow={`${image}-small`}
          alt={hero.imageAlt}
          sizes="(width >= 1024px) 65vw, 100vw"
          className="hero-picture"
        />
      </Column>
    </Section>
  );
}

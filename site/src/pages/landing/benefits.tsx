import { BenefitCard } from '@weft/design-system/benefit-card';
import { BenefitPanel } from '@weft/design-system/benefit-panel';
import { Carousel } from '@weft/design-system/carousel';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { useCallback, useRef, useState } from 'react';
import { type Benefit, benefits } from '../../content/landing.ts';
import { sectionLabels } from '../../content/sections.ts';
import { Picture } from '../../layout/picture.tsx';
import { benefitsAreStacked } from '../../motion/conditions.ts';
import { LazyScene } from '../../motion/lazy-scene.tsx';

const loadScene = () => import('../../motion/benefits-scene.ts');

/**
 * Benefits (P-28): above 768 px three cards of three panels, pinned and stacked on scroll; at 768 px and below a carousel
 * of all nine panels in a separate order.
 */
export function Benefits() {
  const cards = useRef<HTMLDivElement>(null);
  const [still, setStill] = useState(false);
  const stayStill = useCallback(() => setStill(true), []);
  return (
    <Section id="benefits" tabIndex={-1} aria-labelledby="benefits-title" className="benefits">
      <SectionHeading headingLevel={2} titleId="benefits-title">
        {benefits.title}
      </SectionHeading>
      <div ref={cards} data-still={still || undefined} className="benefit-cards">
        {benefits.cards.map((card) => (
          <div key={card.map(keyOf).join()} data-stack="slot">
            <div data-stack="card" className="benefit-card">
              <BenefitCard variant="row">
                {card.map((benefit) => (
                  <Panel key={keyOf(benefit)} benefit={benefit} sizes="33vw" />
                ))}
              </BenefitCard>
            </div>
          </div>
        ))}
      </div>
      <Carousel label={sectionLabels.benefits} perSlide={2} autoplay className="benefit-slides">
        {benefits.flat.map((benefit) => (
          <Panel key={keyOf(benefit)} benefit={benefit} sizes="100vw" />
        ))}
      </Carousel>
      <LazyScene load={loadScene} when={benefitsAreStacked} scope={cards} onMissing={stayStill} />
    </Section>
  );
}

/** A unique key from the panel's content, because only three panels have an id. */
function keyOf({ image, contents }: Benefit) {
  return image ?? contents[0]?.subHeading;
}

function Panel({ benefit: { id, image, contents }, sizes }: { benefit: Benefit; sizes: string }) {
  return (
    <BenefitPanel
      data-benefit={id}
      image={image && <Picture name={image} alt="" sizes={sizes} />}
      contents={contents}
    />
  );
}

import { BenefitPanel } from '@weft/design-system/benefit-panel';
import { SectionHeading } from '@weft/design-system/section-heading';
import { type Benefit, benefits } from '../../content/landing.ts';
import { Column } from '../../layout/column.tsx';
import { Picture } from '../../layout/picture.tsx';
import { Section } from './section.tsx';

/** Benefits: three cards of three panels on wide screens, all nine one after the other on small ones (decision 3). */
export function Benefits() {
  return (
    <Section id="benefits" labelledBy="benefits-title" ground="mist" className="py-section">
      <Column className="flex flex-col gap-block">
        <SectionHeading level={2} titleId="benefits-title">
          {benefits.title}
        </SectionHeading>
        <div className="flex flex-col gap-block max-md:hidden">
          {benefits.cards.map((card) => (
            <div
              key={card.map(keyOf).join()}
              className="grid grid-cols-3 overflow-hidden rounded-lg bg-surface shadow-raised"
            >
              {card.map((benefit) => (
                <Panel key={keyOf(benefit)} benefit={benefit} sizes="33vw" />
              ))}
            </div>
          ))}
        </div>
        <div className="grid gap-4 md:hidden">
          {benefits.flat.map((benefit) => (
            <Panel key={keyOf(benefit)} benefit={benefit} sizes="100vw" />
          ))}
        </div>
      </Column>
    </Section>
  );
}

/** Only three panels have an id; what a panel shows tells it from the others. */
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

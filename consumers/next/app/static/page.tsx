import { BenefitPanel } from '@weft/design-system/benefit-panel';
import { Chip } from '@weft/design-system/chip';
import { LinkButton } from '@weft/design-system/link';
import { SectionHeading } from '@weft/design-system/section-heading';

/** Parts that do nothing in a browser, so they must not bring any script. */
export default function Page() {
  return (
    <>
      <SectionHeading level={1}>Static parts</SectionHeading>
      <Chip>One login</Chip>
      <LinkButton href="/">Back</LinkButton>
      <BenefitPanel contents={[{ subHeading: 'One login', description: 'For every screen.' }]} />
    </>
  );
}

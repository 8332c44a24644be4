import { BenefitPanel } from '@weft/design-system/benefit-panel';
import { Chip } from '@weft/design-system/chip';
import { LinkButton } from '@weft/design-system/link';
import { Notice } from '@weft/design-system/notice';
import { SectionHeading } from '@weft/design-system/section-heading';
import { SelectField } from '@weft/design-system/select-field';
import { StatusPanel } from '@weft/design-system/status-panel';

/** Static parts, which must not add any script. */
export default function Page() {
  return (
    <>
      <SectionHeading level={1}>Static parts</SectionHeading>
      <Chip>One login</Chip>
      <LinkButton href="/">Back</LinkButton>
      <BenefitPanel contents={[{ subHeading: 'One login', description: 'For every screen.' }]} />
      <SelectField label="Category" options={[{ value: 'other', label: 'Other' }]} placeholder="Choose" />
      <Notice heading="One more thing">Nothing moves here.</Notice>
      <StatusPanel state="success" heading="Done" headingLevel={2} />
    </>
  );
}

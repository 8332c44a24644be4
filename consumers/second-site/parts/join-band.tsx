import '@weft/design-system/marketing.css';
import { CallToAction } from '@weft/design-system/call-to-action';
import { LinkButton } from '@weft/design-system/link';

/** The last part of most pages: ask about a street. */
export function JoinBand() {
  return (
    <CallToAction
      ground="accent"
      titleId="join"
      aria-labelledby="join"
      title="Is there a loop on your street yet?"
      description="Tell us the postcode. If the rock is good and eight neighbours nod, we bring the rig."
      actions={
        <LinkButton variant="action" size="lg" href="/contact">
          Ask about your street
        </LinkButton>
      }
    />
  );
}

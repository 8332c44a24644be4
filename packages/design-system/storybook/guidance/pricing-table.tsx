import { LinkButton } from '../../src/components/link/index.js';
import { PricingFeature, PricingPlan, PricingTable } from '../../src/components/pricing-table/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const price: Pair = {
  good: (
    <PricingTable>
      <PricingPlan
        title="Team"
        price="€49"
        period="per user and month"
        priceDescription="Billed yearly, without VAT"
        action={<LinkButton href="#team">Start with Team</LinkButton>}
      >
        <PricingFeature>Ten apps on every screen</PricingFeature>
        <PricingFeature>AI agents</PricingFeature>
      </PricingPlan>
    </PricingTable>
  ),
  bad: (
    <PricingTable>
      <PricingPlan title="Team" price="from €49*" action={<LinkButton href="#team">Select</LinkButton>}>
        <PricingFeature>Everything you need</PricingFeature>
        <PricingFeature>And more</PricingFeature>
      </PricingPlan>
    </PricingTable>
  ),
};

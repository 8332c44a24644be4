import '@weft/design-system/navigation.css';
import '@weft/design-system/prose.css';
import { Breadcrumb, BreadcrumbItem } from '@weft/design-system/breadcrumb';
import { Prose } from '@weft/design-system/prose';
import { Section } from '@weft/design-system/section';
import { SectionHeading } from '@weft/design-system/section-heading';
import { Layout } from '../parts/layout.tsx';

export default function Legal() {
  return (
    <Layout
      path="/legal"
      title="Rules and privacy – Underfoot"
      description="The rules of the co-operative in short, and what we do with what you tell us."
    >
      <Section width="text">
        <Breadcrumb>
          <BreadcrumbItem href="/">Home</BreadcrumbItem>
          <BreadcrumbItem>Rules and privacy</BreadcrumbItem>
        </Breadcrumb>
        <SectionHeading
          headingLevel={1}
          size="xl"
          description="Short, because members wrote them. In force from 1 April 2026."
        >
          Rules and privacy
        </SectionHeading>
        <Prose>
          <h2>The co-operative</h2>
          <p>
            Underfoot Heat Co-operative is owned by the people whom it heats. Whoever takes heat from a loop
            is a member, has <strong>one vote</strong>, and may come to the meeting in March, which has
            biscuits.
          </p>
          <ol>
            <li>
              The board has seven members. Each serves for three years, and not more than twice in a row.
            </li>
            <li>The price of heat is set once a year, by vote.</li>
            <li>What is left at the end of the year lowers the next year’s price.</li>
          </ol>
          <h2>What we know about you</h2>
          <p>This site sets no cookies and counts nobody. If you write to us we keep what you wrote:</p>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Why</th>
                <th scope="col">Until</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Name and email</td>
                <td>To answer</td>
                <td>A year after the last letter</td>
              </tr>
              <tr>
                <td>Postcode</td>
                <td>To see which rock is below you</td>
                <td>Your street has a loop</td>
              </tr>
              <tr>
                <td>Readings of your pump</td>
                <td>Your bill, and faults</td>
                <td>Seven years, as tax law asks</td>
              </tr>
            </tbody>
          </table>
          <blockquote>
            <p>We sell heat. We do not sell addresses.</p>
          </blockquote>
          <h2>Ask, correct, delete</h2>
          <p>
            Write to <a href="mailto:privacy@underfoot.example">privacy@underfoot.example</a> or use{' '}
            <a href="/contact">the form</a>. We answer within ten days, and say so if we cannot.
          </p>
        </Prose>
      </Section>
    </Layout>
  );
}

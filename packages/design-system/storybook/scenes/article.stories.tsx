import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Breadcrumb, BreadcrumbItem } from '../../src/components/breadcrumb/index.js';
import { Heading } from '../../src/components/heading/index.js';
import { Image } from '../../src/components/image/index.js';
import { Prose } from '../../src/components/prose/index.js';
import { Section } from '../../src/components/section/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import { cloth } from '../../test/examples/pictures.js';

/** An article, made of the package's parts: what the parts’ pages show first. */
const meta = preview.meta({
  title: 'Patterns/Article',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

/** The way to it, its title and lead, a picture, and its words. */
export const Article = meta.story({
  render: () => (
    <Section spacing="sm" width="text" aria-labelledby="article-title">
      <Stack gap={6}>
        <Breadcrumb>
          <BreadcrumbItem href="#start">Weft</BreadcrumbItem>
          <BreadcrumbItem href="#guides">Guides</BreadcrumbItem>
          <BreadcrumbItem>How a data flow is built</BreadcrumbItem>
        </Breadcrumb>
        <Heading level={2} size="lg" id="article-title">
          How a data flow is built
        </Heading>
        <Text size="lg">A flow joins the apps, the agents and the data of a company.</Text>
        <Image
          src={cloth(720, 300, 'auth-signup')}
          alt="White and red arrows on an indigo cloth"
          width={720}
          height={300}
          caption="Threads that are dyed before they are woven"
        />
        <Prose>
          <h3>Before you begin</h3>
          <p>
            Have the names of the <a href="#tools">tools</a> at hand, and of those who may use them.
          </p>
          <ol>
            <li>Say what the flow should do.</li>
            <li>Pick its data.</li>
          </ol>
        </Prose>
      </Stack>
    </Section>
  ),
});

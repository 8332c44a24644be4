import { notPictured } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { Breadcrumb, BreadcrumbItem } from '../../src/components/breadcrumb/index.js';
import { Heading } from '../../src/components/heading/index.js';
import { Image } from '../../src/components/image/index.js';
import { Link, LinkButton } from '../../src/components/link/index.js';
import { Prose } from '../../src/components/prose/index.js';
import { Section } from '../../src/components/section/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { Text } from '../../src/components/text/index.js';
import { Video } from '../../src/components/video/index.js';
import { cloth } from '../../test/examples/pictures.js';
import { cue, THREAD } from '../../test/examples/videos.js';

/** An article, made of the package's parts. Docs pages of parts begin with these stories. */
const meta = preview.meta({
  title: 'Patterns/Article',
  parameters: { ...notPictured, layout: 'fullscreen' },
});

/** The breadcrumb, its title and lead, a picture, and its text. */
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

/** The end of the article: a link in a sentence, one to another site, and the next thing to do. */
export const Onwards = meta.story({
  render: () => (
    <Section ground="subtle" spacing="sm" width="text" aria-labelledby="onwards-title">
      <Stack gap={4} align="start">
        <Heading level={2} size="md" id="onwards-title">
          Your first flow
        </Heading>
        <Text>
          A flow needs one <Link href="#agent">agent</Link> at least, and{' '}
          <Link href="#roles">somebody who may change it</Link>.
        </Text>
        <Link variant="standalone" href="https://example.com/" newTab>
          The format of the data
        </Link>
        <LinkButton variant="action" href="#start">
          Start with your first app
        </LinkButton>
      </Stack>
    </Section>
  ),
});

/** To watch rather than read: a video below the text that introduces it. */
export const Demonstration = meta.story({
  render: () => (
    <Section spacing="sm" width="text" aria-labelledby="demonstration-title">
      <Stack gap={4}>
        <Heading level={2} size="md" id="demonstration-title">
          A thread finds its place
        </Heading>
        <Text>Each pass of the shuttle lays one dyed thread beside the last.</Text>
        <Video
          src={THREAD}
          width={1280}
          height={720}
          poster={cloth(1280, 720, 'auth-login')}
          label="A thread slides through the warp"
          tracks={[{ src: cue('The loom rattles.'), srcLang: 'en', label: 'English' }]}
          caption="One second at the loom"
        />
      </Stack>
    </Section>
  ),
});

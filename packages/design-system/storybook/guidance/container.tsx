import { Container } from '../../src/components/container/index.js';
import { Heading } from '../../src/components/heading/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

const words = <Text>Web, mobile and TV apps are managed together, in one place and from one login.</Text>;

export const gutter: Pair = {
  good: (
    <Container>
      <Heading level={3}>Launch Apps</Heading>
      <Container width="text">{words}</Container>
    </Container>
  ),
  bad: (
    <Container>
      <Heading level={3}>Launch Apps</Heading>
      <div className="canvas-ground">{words}</div>
    </Container>
  ),
};

import { Heading } from '../../src/components/heading/index.js';
import { Image } from '../../src/components/image/index.js';
import { Stack } from '../../src/components/stack/index.js';
import { cloth } from '../../test/examples/pictures.js';
import type { Pair } from '../blocks/do-dont.js';

export const text: Pair = {
  good: (
    <Stack gap={2}>
      <Heading level={3}>Launch Apps</Heading>
      <Image src={cloth(480, 200)} alt="" width={480} height={200} />
    </Stack>
  ),
  bad: (
    <svg viewBox="0 0 480 200" width="100%" aria-hidden="true">
      <rect width="480" height="200" fill="#0d0f3d" />
      <text x="24" y="110" fill="#ffffff" fontSize="44">
        Launch Apps now!
      </text>
    </svg>
  ),
};

export const caption: Pair = {
  good: (
    <Image
      src={cloth(480, 200)}
      alt="Red diamonds on indigo cloth"
      width={480}
      height={200}
      caption="Threads that are dyed before they are woven"
    />
  ),
  bad: <Image src={cloth(480, 200)} alt="IMG_2041" width={480} height={200} caption="IMG_2041.jpg" />,
};

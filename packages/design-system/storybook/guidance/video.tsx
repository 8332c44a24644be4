import { Link } from '../../src/components/link/index.js';
import { Video } from '../../src/components/video/index.js';
import { cloth } from '../../test/examples/pictures.js';
import { THREAD } from '../../test/examples/videos.js';
import type { Pair } from '../blocks/do-dont.js';

const file = { src: THREAD, width: 640, height: 240, poster: cloth(640, 240), tracks: [] };

export const transcript: Pair = {
  good: (
    <Video
      {...file}
      label="How a data flow is built"
      caption={
        <>
          How a data flow is built. <Link href="#transcript">Transcript</Link>
        </>
      }
    />
  ),
  bad: <Video {...file} label="Video" />,
};

import { Button } from '../../src/components/button/index.js';
import { Cluster } from '../../src/components/cluster/index.js';
import { Text } from '../../src/components/text/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const order: Pair = {
  good: (
    <Cluster>
      <Button variant="action">Create account</Button>
      <Button>Back to Login</Button>
    </Cluster>
  ),
  bad: (
    <Cluster>
      <Button>Back to Login</Button>
      <Button variant="action">Create account</Button>
    </Cluster>
  ),
};

export const small: Pair = {
  good: (
    <Cluster>
      <span>Terms</span>
      <span>Privacy Policy</span>
      <span>Support</span>
    </Cluster>
  ),
  bad: (
    <Cluster>
      <Text>Web, mobile and TV apps are managed together, in one place and from one login.</Text>
      <Text>An optimised architecture and one-click solutions cut cost and management expense.</Text>
    </Cluster>
  ),
};

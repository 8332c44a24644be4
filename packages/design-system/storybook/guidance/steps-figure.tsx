import { StepsFigure } from '../../src/components/steps-figure/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const verbs: Pair = {
  good: (
    <StepsFigure
      steps={[
        { title: 'Describe it', description: 'Say which app you need.' },
        { title: 'Connect it', description: 'Pick its tools and its data.' },
        { title: 'Launch it', description: 'Publish to web, mobile and TV.' },
      ]}
    />
  ),
  bad: (
    <StepsFigure
      steps={[
        { title: 'Web', description: 'Apps for browsers.' },
        { title: 'Mobile', description: 'Apps for telephones.' },
        { title: 'TV', description: 'Apps for television.' },
      ]}
    />
  ),
};

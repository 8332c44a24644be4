import { ErrorSummary } from '../../src/components/error-summary/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const words: Pair = {
  good: (
    <ErrorSummary
      attempt={0}
      errors={[
        { targetId: 'guidance-name', message: 'Enter your name' },
        { targetId: 'guidance-email', message: 'Enter your email address' },
      ]}
    />
  ),
  bad: <ErrorSummary attempt={0} title="Oops" errors={[{ message: '2 fields are invalid' }]} />,
};

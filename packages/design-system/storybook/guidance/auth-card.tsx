import { AuthCard } from '../../src/components/auth-card/index.js';
import { Button } from '../../src/components/button/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

const signUp = (
  <p className="canvas-text">
    New here? <Link href="#signup">Sign Up</Link>
  </p>
);

export const oneForm: Pair = {
  good: (
    <AuthCard heading="Welcome back" headingLevel={3} subtitle="Login to get started" footer={signUp}>
      <Button tone="action">Login</Button>
    </AuthCard>
  ),
  bad: (
    <AuthCard heading="Login or sign up" headingLevel={3}>
      <div className="canvas-row">
        <Button tone="action">Login</Button>
        <Button tone="action">Sign Up</Button>
      </div>
    </AuthCard>
  ),
};

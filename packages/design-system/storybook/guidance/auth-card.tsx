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
    <AuthCard title="Welcome back" headingLevel={3} description="Login to get started" footer={signUp}>
      <Button variant="action">Login</Button>
    </AuthCard>
  ),
  bad: (
    <AuthCard title="Login or sign up" headingLevel={3}>
      <div className="canvas-row">
        <Button variant="action">Login</Button>
        <Button variant="action">Sign Up</Button>
      </div>
    </AuthCard>
  ),
};

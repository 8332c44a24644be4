import './blocks.css';
import { NativeForm } from './components/native-form.tsx';
import { Newsletter } from './components/newsletter.tsx';

/** The blocks that the shadcn CLI has added. */
export const Blocks = () => (
  <>
    <NativeForm />
    <Newsletter subscribe={(address) => Promise.resolve(address)} />
  </>
);

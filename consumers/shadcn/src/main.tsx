import './index.css';
import { createRoot } from 'react-dom/client';
import { NativeForm } from './components/native-form.tsx';
import { Newsletter } from './components/newsletter.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <>
    <NativeForm />
    <Newsletter />
  </>,
);

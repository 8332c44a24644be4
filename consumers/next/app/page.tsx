import { Specimens } from './specimens.tsx';

export default function Page() {
  return <Specimens />;
}

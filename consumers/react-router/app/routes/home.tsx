import { Specimens } from '../specimens.tsx';

export default function Home() {
  return <Specimens />;
}

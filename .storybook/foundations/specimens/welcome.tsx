import { Fact } from './frame.js';
import './welcome.css';

/** The cloth over the welcome page: decoration, so it has no name. */
export const Banner = ({ src }: { src: string }) => (
  <div className="foundation sb-unstyled welcome-banner" style={{ backgroundImage: `url("${src}")` }} />
);

/** Version and day of the package that these pages show. */
export const State = ({ version, changed }: { version: string; changed?: string }) => (
  <dl className="foundation sb-unstyled foundation-facts welcome-state">
    <Fact name="Version">{version}</Fact>
    {changed && <Fact name="Changed">{changed}</Fact>}
  </dl>
);

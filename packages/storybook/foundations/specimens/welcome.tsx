import { Fact } from './frame.js';
import './welcome.css';

/** The cloth above the welcome page: decoration, without a name. */
export const Banner = ({ src }: { src: string }) => (
  <div className="foundation sb-unstyled welcome-banner" style={{ backgroundImage: `url("${src}")` }} />
);

/** The version of the package on these pages, and the day of its last change. */
export const State = ({ version, changed }: { version: string; changed?: string }) => (
  <dl className="foundation sb-unstyled foundation-facts welcome-state">
    <Fact name="Version">{version}</Fact>
    {changed && <Fact name="Changed">{changed}</Fact>}
  </dl>
);

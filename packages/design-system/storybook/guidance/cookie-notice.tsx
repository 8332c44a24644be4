import { CookieNotice } from '../../src/components/cookie-notice/index.js';
import { Link } from '../../src/components/link/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const question: Pair = {
  good: (
    <CookieNotice
      position="static"
      label="Cookies, do"
      title="May we count visits?"
      description={
        <>
          It needs one cookie. <Link href="#privacy">Privacy Policy</Link>
        </>
      }
      onChoice={() => {}}
    />
  ),
  bad: (
    <CookieNotice
      position="static"
      label="Cookies, don’t"
      title="We value your privacy"
      description="By scrolling on you agree to the cookies of our 214 partners."
      acceptLabel="Great!"
      declineLabel="More options"
      onChoice={() => {}}
    />
  ),
};

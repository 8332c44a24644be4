import { Dialog, DialogContent, DialogTrigger } from '@weft/design-system/dialog';
import { IconButton } from '@weft/design-system/icon-button';
import { steps } from '../../content/landing.ts';
import { Picture } from '../../layout/picture.tsx';

/** Keys scroll only what can have the focus (WCAG 2.1.1); not every browser gives it to what scrolls. */
const reached = 0;

const picture = <Picture name="process" narrow="process-small" alt={steps.imageAlt} sizes="100vw" />;

/**
 * The process picture, and a button over the whole of it that opens it enlarged in a dialog. Where it is larger than
 * the dialog it is moved about, by keys too. Without script the picture is simply there.
 */
export function ProcessPicture() {
  return (
    <div className="process-picture">
      {picture}
      <Dialog>
        <DialogTrigger as={IconButton} label={steps.enlarge} tone="neutral" className="process-enlarge">
          <EnlargeIcon />
        </DialogTrigger>
        <DialogContent size="lg" title={steps.imageTitle} className="process-dialog">
          <div role="group" aria-label={steps.enlarged} tabIndex={reached} className="process-enlarged">
            {picture}
          </div>
        </DialogContent>
      </Dialog>
    </div>
  );
}

function EnlargeIcon() {
  return (
    <svg className="size-icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path strokeWidth="2" d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
    </svg>
  );
}

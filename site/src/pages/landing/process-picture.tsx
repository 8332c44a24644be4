import { Dialog, DialogContent, DialogTrigger } from '@weft/design-system/dialog';
import { IconButton } from '@weft/design-system/icon-button';
import { ExpandIcon } from '@weft/design-system/icons';
import { steps } from '../../content/landing.ts';
import { Picture } from '../../layout/picture.tsx';

/** Makes the scroll container focusable, so that keys can scroll it in every browser (WCAG 2.1.1). */
const focusable = 0;

const picture = <Picture name="process" narrow="process-small" alt={steps.imageAlt} sizes="100vw" />;

/**
 * The process picture, with a button that covers it and opens an enlarged version in a dialog. An enlarged picture that
 * is larger than the dialog scrolls, also by keyboard. Without script there is only the picture.
 */
export function ProcessPicture() {
  return (
    <div className="process-picture">
      {picture}
      <Dialog>
        <DialogTrigger as={IconButton} label={steps.enlarge} variant="neutral" className="process-enlarge">
          <ExpandIcon className="size-icon" />
        </DialogTrigger>
        <DialogContent size="lg" title={steps.imageTitle} className="process-dialog">
          <div role="group" aria-label={steps.enlarged} tabIndex={focusable} className="process-enlarged">
            {picture}
          </div>
        </DialogContent>
      </Dialog>
    </div>
  );
}

import { Button } from '../../src/components/button/index.js';
import { IconButton } from '../../src/components/icon-button/index.js';
import { CloseIcon, DiamondIcon, DownloadIcon, PauseIcon } from '../../src/icons/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const familiar: Pair = {
  good: (
    <div className="canvas-row">
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Pause">
        <PauseIcon />
      </IconButton>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      <IconButton label="Weave">
        <DiamondIcon />
      </IconButton>
    </div>
  ),
};

export const main: Pair = {
  good: (
    <div className="canvas-row">
      <Button variant="action">Start with your first app</Button>
      <IconButton label="Download">
        <DownloadIcon />
      </IconButton>
    </div>
  ),
  bad: (
    <div className="canvas-row">
      <IconButton label="Start with your first app" variant="action">
        <DiamondIcon />
      </IconButton>
      <Button>Download</Button>
    </div>
  ),
};

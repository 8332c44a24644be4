/** Width of a column of threads in CSS px, about; the last one takes what remains. */
const columnWidth = 24;

/** Enough for a sharp picture on dense screens without a canvas of many megabytes. */
const maxDensity = 1.5;

/** A picture cut into columns of threads, each of which can slide by itself. */
export interface Loom {
  /** From left to right. */
  columns: HTMLCanvasElement[];
  /** Takes the columns away. */
  remove: () => void;
}

/**
 * Lays a picture's columns of threads into an empty element of the same size, and redraws them when that size changes.
 *
 * @param frame The element that takes the columns. Nothing else may own its children.
 * @param image The picture, which lies over the frame with `object-fit: cover`.
 */
export function layLoom(frame: HTMLElement, image: HTMLImageElement): Loom {
  const count = Math.max(1, Math.round(frame.clientWidth / columnWidth));
  const columns = Array.from({ length: count }, () => document.createElement('canvas'));

  const draw = () => drawColumns(columns, frame, image);
  // Drawn first, so that no column is ever seen out of its place.
  draw();
  frame.replaceChildren(...columns);

  const resized = new ResizeObserver(draw);
  resized.observe(frame);
  const stop = new AbortController();
  image.addEventListener('load', draw, { signal: stop.signal });

  return {
    columns,
    remove: () => {
      resized.disconnect();
      stop.abort();
      frame.replaceChildren();
    },
  };
}

function drawColumns(columns: HTMLCanvasElement[], frame: HTMLElement, image: HTMLImageElement): void {
  const { clientWidth: width, clientHeight: height } = frame;
  // What `object-fit: cover` does: one scale for both axes, the same cut on either side.
  const density = Math.min(window.devicePixelRatio, maxDensity);
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight) * density;
  const drawnWidth = image.naturalWidth * scale;
  const drawnHeight = image.naturalHeight * scale;
  const left = (width * density - drawnWidth) / 2;
  const top = (height * density - drawnHeight) / 2;
  const step = width / columns.length;
  columns.forEach((canvas, index) => {
    const start = Math.round(index * step);
    const end = Math.round((index + 1) * step);
    canvas.width = Math.round((end - start) * density);
    canvas.height = Math.round(height * density);
    canvas.style.left = `${start}px`;
    canvas.style.width = `${end - start}px`;
    if (image.naturalWidth > 0) {
      const context = canvas.getContext('2d');
      context?.drawImage(image, left - start * density, top, drawnWidth, drawnHeight);
    }
  });
}

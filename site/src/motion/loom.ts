/** Approximate width of a column of threads, in CSS px. */
const columnWidth = 32;

/** Maximum pixel density: sharp on dense screens, without a canvas of many megabytes. */
const maxDensity = 1.5;

/** A picture cut into columns of threads that can slide independently. */
export interface Loom {
  /** From left to right. */
  columns: HTMLCanvasElement[];
  /** Removes the columns. */
  remove: () => void;
}

/**
 * Draws a picture's columns of threads into an empty element, and redraws them when the element's size changes. The
 * picture covers the element as with `object-fit: cover`. Columns over the original picture get a background in the
 * element's text colour, so that it does not show between their threads.
 *
 * @param frame The element for the columns. Nothing else may change its children.
 * @param image The picture, anywhere in the page.
 */
export function layLoom(frame: HTMLElement, image: HTMLImageElement): Loom {
  const count = Math.max(1, Math.round(frame.clientWidth / columnWidth));
  const columns = Array.from({ length: count }, () => document.createElement('canvas'));

  const draw = () => drawColumns(columns, frame, image);
  // Drawn before insertion, so that no column appears in a wrong place.
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
  // As `object-fit: cover`: one scale for both axes, centred.
  const density = Math.min(window.devicePixelRatio, maxDensity);
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight) * density;
  const drawnWidth = image.naturalWidth * scale;
  const drawnHeight = image.naturalHeight * scale;
  const left = (width * density - drawnWidth) / 2;
  const top = (height * density - drawnHeight) / 2;
  const step = width / columns.length;
  const ground = getComputedStyle(frame).color;
  const groundFrom = image.getBoundingClientRect().left - frame.getBoundingClientRect().left;
  columns.forEach((canvas, index) => {
    const start = Math.round(index * step);
    const end = Math.round((index + 1) * step);
    canvas.width = Math.round((end - start) * density);
    canvas.height = Math.round(height * density);
    canvas.style.left = `${start}px`;
    canvas.style.width = `${end - start}px`;
    const context = canvas.getContext('2d');
    if (!context || image.naturalWidth === 0) return;
    if (start >= groundFrom) {
      context.fillStyle = ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, left - start * density, top, drawnWidth, drawnHeight);
  });
}

/** The window's size when scenes measured last, in px; undefined before. */
let measured: { readonly width: number; readonly height: number } | undefined;

/**
 * Whether scenes, if there are any, have measured the window's current size. Until then what they pin keeps its earlier size.
 * A phone's height does not count: scenes ignore its address bar, which comes and goes.
 */
export function areScenesMeasured(): boolean {
  if (!measured) return true;
  const hasHeight = measured.height === window.innerHeight || !matchMedia('(pointer: fine)').matches;
  return measured.width === window.innerWidth && hasHeight;
}

/** Notes that all scenes have measured the window. */
export function noteSceneMeasures(): void {
  measured = { width: window.innerWidth, height: window.innerHeight };
}

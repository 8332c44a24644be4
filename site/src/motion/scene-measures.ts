/** The size of the window that scenes measure: on a phone without its height, because an address bar comes and goes. */
const windowSize = () =>
  matchMedia('(pointer: fine)').matches
    ? `${window.innerWidth} ${window.innerHeight}`
    : `${window.innerWidth}`;

let measured: string | undefined;

/** Whether scenes, if there are any, have measured the window's current size. Until then what they pin keeps its earlier size. */
export const areScenesMeasured = (): boolean => !measured || measured === windowSize();

/** Notes that all scenes have measured the window. */
export function noteSceneMeasures(): void {
  measured = windowSize();
}

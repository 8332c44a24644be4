let measured = true;

/** Whether scenes, if there are any, know the window's current size. Until then what they pin keeps its earlier size. */
export const areScenesMeasured = (): boolean => measured;

/** Tells whether the scenes know the window's current size. */
export function setScenesMeasured(known: boolean): void {
  measured = known;
}

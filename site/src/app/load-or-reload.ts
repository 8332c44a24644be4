const storageKey = 'weft:reloaded-for';

/**
 * Loads a page's chunk. When that fails, loads the whole page again, once per address: a tab that was open during a
 * release asks for files that are gone. A second failure is thrown and left to the error boundary.
 *
 * Only pages are loaded so: what a page fetches later must not cost a visitor what they typed.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    if (typeof window !== 'undefined') sessionStorage.removeItem(storageKey);
    return module;
  } catch (error) {
    if (sessionStorage.getItem(storageKey) === window.location.pathname) throw error;
    sessionStorage.setItem(storageKey, window.location.pathname);
    window.location.reload();
    return new Promise(() => {}); // never settles: the page is going away
  }
}

declare module '*/theme.css';

// The bundler knows this name alone; Node's resolution, which the types follow here, wants that of the file.
declare module 'next/font/local' {
  import local from 'next/font/local/index.js';

  const localFont: typeof local.default;
  export default localFont;
}

/** @type {import('next').NextConfig} */
export default {
  devIndicators: false,
  // Its own check needs a compiler with a programming interface; `check` runs the one in use.
  typescript: { ignoreBuildErrors: true },
};

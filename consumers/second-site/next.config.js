/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  devIndicators: false,
  // Next's type check needs a compiler API, which TypeScript 7 does not have. prepare.ts runs `tsc` itself.
  typescript: { ignoreBuildErrors: true },
};

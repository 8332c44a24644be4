export * from './components/benefit-panel/index.js';
export * from './components/button/index.js';
export * from './components/chip/index.js';
export * from './components/chip-marquee/index.js';
export * from './components/link/index.js';
export * from './components/notice/index.js';
export * from './components/section-heading/index.js';

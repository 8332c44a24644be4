export { Prose, type ProseProps } from './prose.js';

export { diagnose } from './diagnose.js';
export type { Fault, Finding } from './findings.js';

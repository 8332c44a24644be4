export { type Step, StepsFigure, type StepsFigureProps } from './steps-figure.js';

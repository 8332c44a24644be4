export { type Step, StepsFigure, type StepsFigureProps } from './steps-figure.js';
export {
  stepsFigureContentVariants,
  stepsFigureFigureVariants,
  stepsFigureListVariants,
  stepsFigureNumberVariants,
  stepsFigureStepVariants,
  stepsFigureVariants,
} from './steps-figure.variants.js';

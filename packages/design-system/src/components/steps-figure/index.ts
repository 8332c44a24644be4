export { type Step, StepsFigure, type StepsFigureProps } from './steps-figure.js';
export {
  stepsFigureFigureVariants,
  stepsFigureListVariants,
  stepsFigureNumberVariants,
  stepsFigureStepVariants,
  stepsFigureVariants,
} from './steps-figure.variants.js';

export { Container, type ContainerProps, type ContainerWidth } from './container.js';

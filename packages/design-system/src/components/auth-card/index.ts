export { AuthCard, type AuthCardProps } from './auth-card.js';
export {
  type AuthCardGround,
  type AuthCardVariants,
  authCardBodyVariants,
  authCardFooterVariants,
  authCardVariants,
} from './auth-card.variants.js';

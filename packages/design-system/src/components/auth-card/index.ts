export { AuthCard, type AuthCardProps, type AuthCardVariant } from './auth-card.js';

export { AuthCard, type AuthCardGround, type AuthCardProps } from './auth-card.js';

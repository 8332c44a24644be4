export { Logo, type LogoProps, LogoWall, type LogoWallColumns, type LogoWallProps } from './logo-wall.js';

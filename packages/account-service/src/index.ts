export type { ServiceConfig } from './config/config.ts';
export { readConfig, readSettings } from './config/read-config.ts';
export { StartupError } from './errors.ts';
export { type Service, startService } from './service.ts';

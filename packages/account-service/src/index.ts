export type { LogLevel, MailAddress, ServiceConfig } from './config/config.ts';
export { readConfig } from './config/read-config.ts';
export { StartError } from './errors.ts';
export { type Service, startService } from './service.ts';

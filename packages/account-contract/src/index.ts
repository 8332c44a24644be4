export * from './calls.ts';
export * from './forms.ts';
export * from './limits.ts';
export * from './payloads.ts';
export * from './reply.ts';
export * from './results.ts';
export { rules, SUPPORT_CATEGORIES, type SupportCategory } from './rules.ts';
export { CALL_TEXTS, FIELD_TEXTS, PAYLOAD_TEXTS } from './texts.ts';

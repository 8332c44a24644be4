export * from './calls.ts';
export * from './forms.ts';
export * from './limits.ts';
export * from './payloads.ts';
export * from './reply.ts';
export * from './results.ts';
export { FIELD_TEXTS, CALL_TEXTS, PAYLOAD_TEXTS } from './texts.ts';
export { rules, SUPPORT_CATEGORIES, type SupportCategory } from './rules.ts';

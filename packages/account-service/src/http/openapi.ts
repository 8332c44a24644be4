import {
  exchangePayload,
  loginPayload,
  PATHS,
  refreshPayload,
  registrationPayload,
  resendPayload,
  SUPPORT_KEY_HEADER,
  supportPayload,
  VERIFICATION_TOKEN_PARAMETER,
} from '@weft/account-contract';
import { HAND_OFF_CHALLENGE_HEADER } from '@weft/account-contract/hand-off-code';
import * as z from 'zod/mini';
import type { Settings } from '../config/config.ts';
import { BODY_MAX_TEXT } from './json-body.ts';

/** One call, in the words of OpenAPI 3.1. */
interface Operation {
  summary: string;
  body?: z.ZodMiniType;
  parameters?: readonly Parameter[];
  /** What a success answers. */
  success: z.ZodMiniType;
  /** Statuses of its refusals. */
  refusals: readonly number[];
}

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description: string;
  schema: { type: 'string' };
}

const text = z.string();
const done = z.strictObject({ status: z.literal('success'), message: text });
const withTokens = z.strictObject({
  status: z.literal('success'),
  message: text,
  accestoken: text,
  refreshtoken: text,
  code: z.optional(text),
});
const refused = z.strictObject({ status: z.literal('error'), message: text });

/** Any call may be refused so: a foreign site, half-sent, too large, another type, a fault, too busy. */
const OF_EVERY_POST = [403, 408, 413, 415, 500, 503];

const REASONS: Readonly<Record<number, string>> = {
  400: 'A rule is broken; the message is the one of the form.',
  401: 'The credentials, the key or the token are not good.',
  403: 'A foreign site, or an address that is not verified.',
  408: 'Half of the request did not arrive in time.',
  409: 'The address has an account; with explicit answers only.',
  413: `More than ${BODY_MAX_TEXT}.`,
  415: 'Not JSON.',
  429: 'Too often; Retry-After says for how many seconds.',
  500: 'A fault of the service.',
  503: 'Too busy, or no database; Retry-After says for how many seconds.',
};

const parameter = (
  where: Parameter['in'],
  name: string,
  required: boolean,
  description: string,
): Parameter => ({
  name,
  in: where,
  required,
  description,
  schema: { type: 'string' },
});

function posts(handOff: Settings['handOff']): Record<string, Operation> {
  const challenge = parameter(
    'header',
    HAND_OFF_CHALLENGE_HEADER,
    false,
    'Asks for a code: SHA-256 of a verifier.',
  );
  const exchange: Operation = {
    summary: 'Gives the tokens for a hand-off code, from server to server.',
    body: exchangePayload,
    success: withTokens,
    refusals: [400, 401, 429],
  };
  return {
    [PATHS.login]: {
      summary: 'Logs in.',
      body: loginPayload,
      ...(handOff === 'code' && { parameters: [challenge] }),
      success: withTokens,
      refusals: [400, 401, 429],
    },
    [PATHS.register]: {
      summary: 'Signs up: sends a link to the address.',
      body: registrationPayload,
      success: done,
      refusals: [400, 409, 429],
    },
    [PATHS.verifyEmail]: {
      summary: 'Verifies an address by the token of its link.',
      parameters: [parameter('query', VERIFICATION_TOKEN_PARAMETER, true, 'The token of the link.')],
      success: done,
      refusals: [400, 429],
    },
    [PATHS.resendVerification]: {
      summary: 'Sends another link, if the address waits for one.',
      body: resendPayload,
      success: done,
      refusals: [400, 429],
    },
    [PATHS.refresh]: {
      summary: 'Gives another pair of tokens for a refresh token, which is spent.',
      body: refreshPayload,
      success: withTokens,
      refusals: [400, 401, 429],
    },
    ...(handOff === 'code' && { [PATHS.exchangeCode]: exchange }),
    [PATHS.customerSupport]: {
      summary: 'Sends a support request.',
      body: supportPayload,
      parameters: [parameter('header', SUPPORT_KEY_HEADER, true, 'The fixed key of support requests.')],
      success: done,
      refusals: [400, 401, 429],
    },
  };
}

/** The calls as an OpenAPI 3.1 document, made from the schemas that judge them. */
export function openApi({ handOff }: Settings): Record<string, unknown> {
  const health = { success: done, refusals: [503] };
  const paths = Object.entries(posts(handOff)).map(([path, { refusals, ...operation }]) => {
    const all = { ...operation, refusals: [...new Set([...refusals, ...OF_EVERY_POST])].sort() };
    return [path, { post: documented(all) }] as const;
  });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Weft account service',
      version: '1',
      description: 'Every refusal has the same shape; its message is a sentence for the person.',
    },
    paths: {
      ...Object.fromEntries(paths),
      '/healthz': { get: documented({ summary: 'The process runs.', ...health, refusals: [] }) },
      '/readyz': { get: documented({ summary: 'The database answers.', ...health }) },
    },
  };
}

function documented({ summary, body, parameters, success, refusals }: Operation) {
  return {
    summary,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done.', content: json(success) },
      ...Object.fromEntries(
        refusals.map((status) => [status, { description: REASONS[status], content: json(refused) }]),
      ),
    },
  };
}

function json(schema: z.ZodMiniType) {
  const { $schema, ...plain } = z.toJSONSchema(schema, { io: 'input' });
  return { 'application/json': { schema: plain } };
}

import {
  BODY_TOO_LARGE,
  exchangePayload,
  loginPayload,
  logoutPayload,
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

/** A call, before it becomes an OpenAPI operation. */
interface Operation {
  summary: string;
  body?: z.ZodMiniType;
  parameters?: readonly Parameter[];
  /** Whether the call takes an access token. */
  bearer?: boolean;
  /** Reply to a success. */
  success: z.ZodMiniType;
  /** Media type of the reply to a success. @default application/json */
  mediaType?: string;
  /** Statuses of its error replies. */
  errors: readonly number[];
}

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description: string;
  schema: { type: 'string' };
}

const text = z.string();
const successReply = z.strictObject({ status: z.literal('success'), message: text });
const tokenReply = z.strictObject({
  status: z.literal('success'),
  message: text,
  accestoken: text,
  refreshtoken: text,
});
const loginReply = z.extend(tokenReply, { code: z.optional(text) });
const meReply = z.strictObject({
  status: z.literal('success'),
  message: text,
  id: text,
  name: text,
  email: text,
  company: text,
  roles: z.array(text),
});
const keysReply = z.strictObject({
  keys: z.array(z.strictObject({ kty: text, crv: text, x: text, y: text, kid: text, alg: text, use: text })),
});
const errorReply = z.strictObject({ status: z.literal('error'), message: text });

/** Error statuses of every POST call. */
const COMMON_ERRORS = [403, 408, 413, 415, 500, 503];

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'A rule is broken. The message is the one that the form shows.',
  401: 'Invalid credentials, key, token or code.',
  403: 'The origin is not allowed, or the address is not verified.',
  408: 'The request did not arrive completely in time.',
  409: 'The address has an account; only with REGISTER_ANSWERS=explicit.',
  413: BODY_TOO_LARGE,
  415: 'The body is not JSON.',
  429: 'A rate limit is used up. Retry-After has the seconds to wait.',
  500: 'Internal error.',
  503: 'Too busy, or the database is unavailable. Retry-After has the seconds to wait.',
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
    'Asks for a hand-off code: the SHA-256 of a verifier in base64url.',
  );
  const exchange: Operation = {
    summary: 'Exchanges a hand-off code for tokens, from server to server.',
    body: exchangePayload,
    success: tokenReply,
    errors: [400, 401, 429],
  };
  return {
    [PATHS.login]: {
      summary: 'Logs in.',
      body: loginPayload,
      ...(handOff === 'code' && { parameters: [challenge] }),
      success: handOff === 'code' ? loginReply : tokenReply,
      errors: [400, 401, 429],
    },
    [PATHS.register]: {
      summary: 'Registers, and sends a verification link to the address.',
      body: registrationPayload,
      success: successReply,
      errors: [400, 409, 429],
    },
    [PATHS.verifyEmail]: {
      summary: 'Verifies an address with the token of its link.',
      parameters: [parameter('query', VERIFICATION_TOKEN_PARAMETER, true, 'Token of the verification link.')],
      success: successReply,
      errors: [400, 429],
    },
    [PATHS.resendVerification]: {
      summary: 'Sends another link to an address that is not verified yet.',
      body: resendPayload,
      success: successReply,
      errors: [400, 429],
    },
    [PATHS.refresh]: {
      summary: 'Exchanges a refresh token, once, for a new pair of tokens.',
      body: refreshPayload,
      success: tokenReply,
      errors: [400, 401, 429],
    },
    [PATHS.logout]: {
      summary: 'Ends the login of a refresh token, or all logins of its account.',
      body: logoutPayload,
      success: successReply,
      errors: [400, 401],
    },
    ...(handOff === 'code' && { [PATHS.exchangeCode]: exchange }),
    [PATHS.customerSupport]: {
      summary: 'Sends a support request.',
      body: supportPayload,
      parameters: [parameter('header', SUPPORT_KEY_HEADER, true, 'Fixed key of support requests.')],
      success: successReply,
      errors: [400, 401, 429],
    },
  };
}

const GETS: Readonly<Record<string, Operation>> = {
  [PATHS.me]: {
    summary: 'Whose login an access token belongs to, unless the login has ended.',
    bearer: true,
    success: meReply,
    errors: [401, 403, 500, 503],
  },
  [PATHS.keys]: {
    summary: 'Public keys of the access tokens, a JWK Set; empty with a shared TOKEN_SECRET.',
    success: keysReply,
    mediaType: 'application/jwk-set+json',
    errors: [403, 500],
  },
  '/healthz': { summary: 'Whether the process runs.', success: successReply, errors: [] },
  '/readyz': { summary: 'Whether the database reads and writes.', success: successReply, errors: [503] },
};

/** Builds the OpenAPI 3.1 document from the schemas that validate the calls. */
export function openApi({ handOff }: Settings): Record<string, unknown> {
  const gets = Object.entries(GETS).map(([path, operation]) => [path, { get: documented(operation) }]);
  const paths = Object.entries(posts(handOff)).map(([path, { errors, ...operation }]) => {
    const all = { ...operation, errors: [...new Set([...errors, ...COMMON_ERRORS])].sort() };
    return [path, { post: documented(all) }] as const;
  });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Weft account service',
      version: '1',
      description: 'All error replies have the same shape. Their message is a sentence for the person.',
    },
    paths: {
      ...Object.fromEntries(paths),
      ...Object.fromEntries(gets),
    },
    components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

/** Name of the security scheme. */
const BEARER = 'accessToken';

function documented({ summary, body, parameters, bearer, success, mediaType, errors }: Operation) {
  return {
    summary,
    ...(bearer && { security: [{ [BEARER]: [] }] }),
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Success.', content: json(success, mediaType) },
      ...Object.fromEntries(
        errors.map((status) => [status, { description: DESCRIPTIONS[status], content: json(errorReply) }]),
      ),
    },
  };
}

function json(schema: z.ZodMiniType, mediaType = 'application/json') {
  const { $schema, ...plain } = z.toJSONSchema(schema, { io: 'input' });
  return { [mediaType]: { schema: plain } };
}

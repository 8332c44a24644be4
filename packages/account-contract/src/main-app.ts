/**
 * The calls of a main application that has received tokens: verify them, show whose they are, refresh them, log out. For
 * Node and browsers. main-application.md in this package has complete examples.
 */
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { PATHS } from './calls.ts';
import type { HandOffTokens } from './hand-off.ts';
import type { LogoutPayload } from './payloads.ts';

/** The fixed claims of every access token (RFC 9068), and its signature algorithm. */
export const ACCESS_TOKEN = {
  issuer: 'weft-account-service',
  audience: 'weft-main-app',
  clientId: 'weft-site',
  type: 'at+jwt',
  algorithm: 'ES256',
} as const;

/** Two attempts fit into the ten seconds during which the service repeats a lost reply. */
const ATTEMPT_LIMIT_MS = 4_000;

/** Claims of a verified access token. */
export interface VerifiedToken {
  accountId: string;
  /** The id of the login. All tokens of a login have the same. */
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Verifies an access token. @throws when it is forged, expired, or not for the main application. */
export type TokenVerifier = (accessToken: string) => Promise<VerifiedToken>;

/** The address of the account service, and the function that sends requests to it. */
export interface SessionClientOptions {
  /** Origin of the account service, without a trailing slash. */
  userApi: string;
  /** Sends the requests. @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
}

/** Options of {@link createTokenVerifier}. */
export interface TokenVerifierOptions {
  /** Origin of the account service, without a trailing slash. */
  userApi: string;
  /** Shared secret of a service that signs with HS256 (`TOKEN_SECRET`). On a server only. @default none: public keys */
  secret?: string | undefined;
  /** Current time in milliseconds. @default Date.now */
  now?: () => number;
}

/**
 * Creates a verifier, once per process or page. It fetches the public keys and keeps them, and fetches them again when a
 * token names an unknown key. A verified token may belong to a login that has ended since. Before anything that matters call
 * {@link SessionClient.me}, which asks the service.
 */
export function createTokenVerifier({
  userApi,
  secret,
  now = Date.now,
}: TokenVerifierOptions): TokenVerifier {
  const common = {
    issuer: ACCESS_TOKEN.issuer,
    audience: ACCESS_TOKEN.audience,
    typ: ACCESS_TOKEN.type,
    requiredClaims: ['sub', 'sid', 'exp'],
  };
  const keys = createRemoteJWKSet(new URL(userApi + PATHS.keys), {
    // A browser's cache may have the keys from before a rotation.
    [customFetch]: (url, init) => globalThis.fetch(url, { ...init, cache: 'no-store' }),
  });
  return async (accessToken) => {
    const options = { ...common, currentDate: new Date(now()) };
    const { payload } = secret
      ? await jwtVerify(accessToken, new TextEncoder().encode(secret), { ...options, algorithms: ['HS256'] })
      : await jwtVerify(accessToken, keys, { ...options, algorithms: [ACCESS_TOKEN.algorithm] });
    const { sub, sid, exp = 0 } = payload;
    return { accountId: String(sub), sessionId: String(sid), expiresAt: exp * 1000 };
  };
}

/** The person behind a login. */
export interface Person {
  /** Id of the account, the access token's `sub`. */
  id: string;
  name: string;
  email: string;
  company: string;
  roles: readonly string[];
}

/**
 * The login has ended: logged out, expired, or revoked because a token was used twice. Send the person to the login page.
 */
export interface SessionEnded {
  kind: 'ended';
}

/** The service could not be reached, or refused for a while. Try again later with the same token. */
export interface SessionUnavailable {
  kind: 'unavailable';
}

/** The result of a call. No call throws. */
export type SessionResult<Value> = (Value & { kind: 'success' }) | SessionEnded | SessionUnavailable;

/** The calls of a main application. */
export interface SessionClient {
  /** Returns who is logged in. An `ended` may mean no more than an expired access token: refresh, and ask again. */
  me(accessToken: string): Promise<SessionResult<{ person: Person }>>;
  /**
   * Exchanges a refresh token for a new pair. Keep both and forget the old ones: an old refresh token that is used again
   * ends the login. Repeats the call once when no JSON reply arrives. For ten seconds the service accepts the repeated call.
   */
  refresh(refreshToken: string): Promise<SessionResult<{ tokens: HandOffTokens }>>;
  /** Ends the login, or with `everywhere` all logins of the account. */
  logout(refreshToken: string, options?: { everywhere?: boolean }): Promise<SessionResult<object>>;
}

/** Creates a client. It holds no state. */
export function createSessionClient({
  userApi,
  fetch = (...request) => globalThis.fetch(...request),
}: SessionClientOptions): SessionClient {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(userApi + path, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      ...init,
      signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
    });
    return { status: response.status, body: Object(await response.json()) as Answer['body'] };
  };
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    me: async (accessToken) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await send(PATHS.me, { headers }).catch(() => undefined);
      if (!isSuccess(answer) || !isPerson(answer.body)) return refusal(answer);
      const { id, name, email, company, roles } = answer.body;
      return { kind: 'success', person: { id, name, email, company, roles } };
    },
    refresh: async (refreshToken) => {
      const attempt = () => post(PATHS.refresh, { refreshtoken: refreshToken });
      const answer = await attempt()
        .catch(attempt)
        .catch(() => undefined);
      if (!isSuccess(answer) || !isPair(answer.body)) return refusal(answer);
      const { accestoken, refreshtoken } = answer.body;
      return { kind: 'success', tokens: { accessToken: accestoken, refreshToken: refreshtoken } };
    },
    logout: async (refreshToken, { everywhere } = {}) => {
      const body: LogoutPayload = { refreshtoken: refreshToken, ...(everywhere && { everywhere }) };
      const answer = await post(PATHS.logout, body).catch(() => undefined);
      return isSuccess(answer) ? { kind: 'success' } : refusal(answer);
    },
  };
}

interface Answer {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** Whether the service handled the call. A proxy may reply with 200 and another body. */
function isSuccess(answer: Answer | undefined): answer is Answer {
  return answer?.status === 200 && answer.body.status === 'success';
}

function isPerson(body: object): body is Person {
  const { id, name, email, company, roles } = body as Readonly<Record<keyof Person, unknown>>;
  return (
    [id, name, email, company].every((text) => typeof text === 'string') &&
    Array.isArray(roles) &&
    roles.every((role) => typeof role === 'string')
  );
}

function isPair(body: object): body is { accestoken: string; refreshtoken: string } {
  const { accestoken, refreshtoken } = body as Readonly<Record<string, unknown>>;
  return [accestoken, refreshtoken].every((token) => typeof token === 'string' && token !== '');
}

function refusal(answer: Answer | undefined): SessionEnded | SessionUnavailable {
  return { kind: answer?.status === 401 ? 'ended' : 'unavailable' };
}

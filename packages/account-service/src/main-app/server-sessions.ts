import type { HandOffTokens } from '@weft/account-contract/hand-off';
import type { Person, SessionClient, TokenVerifier } from '@weft/account-contract/main-app';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomToken } from '../accounts/opaque-tokens.ts';
import { DAY, SECOND } from '../time.ts';

const COOKIE = 'main-app-session';
/** Lifetime of a refresh token. */
const LIFE_SECONDS = (30 * DAY) / SECOND;
/** A stand-in has few visitors. One more session ends the oldest. */
const SESSIONS_MAX = 1000;

/** Logins kept on the main application's server. The browser has a random cookie, and no token. */
interface ServerSessions {
  /** Starts a session with the tokens of a hand-off. @returns undefined when they are not valid. */
  start(c: Context, handedOver: () => HandOffTokens | Promise<HandOffTokens>): Promise<Person | undefined>;
  /** Returns whose session it is, with refreshed tokens if necessary. */
  resume(c: Context): Promise<Person | undefined>;
  /** Logs out here and at the account service. */
  end(c: Context, everywhere: boolean): Promise<void>;
}

/** Keeps the sessions in memory: they end with the process. */
export function createServerSessions(client: SessionClient, verify: TokenVerifier): ServerSessions {
  const sessions = new Map<string, HandOffTokens>();

  const keep = (c: Context, tokens: HandOffTokens) => {
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size >= SESSIONS_MAX) sessions.delete(oldest);
    const id = randomToken();
    sessions.set(id, tokens);
    setCookie(c, COOKIE, id, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: LIFE_SECONDS });
  };

  const forget = (c: Context): HandOffTokens | undefined => {
    const id = deleteCookie(c, COOKIE, { path: '/' }) ?? '';
    const tokens = sessions.get(id);
    sessions.delete(id);
    return tokens;
  };

  return {
    start: async (c, handedOver) => {
      try {
        const tokens = await handedOver();
        await verify(tokens.accessToken);
        const answer = await client.me(tokens.accessToken);
        if (answer.kind !== 'success') return undefined;
        keep(c, tokens);
        return answer.person;
      } catch {
        return undefined;
      }
    },
    resume: async (c) => {
      const id = getCookie(c, COOKIE) ?? '';
      const tokens = sessions.get(id);
      if (!tokens) return undefined;
      const answer = await client.me(tokens.accessToken);
      if (answer.kind === 'success') return answer.person;
      if (answer.kind === 'unavailable') return undefined;
      const refreshed = await client.refresh(tokens.refreshToken);
      if (refreshed.kind === 'success') {
        sessions.set(id, refreshed.tokens);
        const again = await client.me(refreshed.tokens.accessToken);
        return again.kind === 'success' ? again.person : undefined;
      }
      if (refreshed.kind === 'ended') forget(c);
      return undefined;
    },
    end: async (c, everywhere) => {
      const tokens = forget(c);
      if (tokens) await client.logout(tokens.refreshToken, { everywhere });
    },
  };
}

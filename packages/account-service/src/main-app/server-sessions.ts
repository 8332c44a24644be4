import type { HandOffTokens } from '@weft/account-contract/hand-off';
import type { Person, SessionClient, TokenVerifier } from '@weft/account-contract/main-app';
import { randomToken } from '../accounts/opaque-tokens.ts';

/** The maximum number of sessions. The stand-in has few visitors, so one more session ends the oldest. */
const SESSIONS_MAX = 1000;

/** The person of a session, and the session's random id, which the page gets instead of the tokens. */
export interface ServerSession {
  id: string;
  person: Person;
}

/** Logins kept on the main application's server. */
interface ServerSessions {
  /** Starts a session with the tokens of a hand-off. @returns undefined when they are not valid. */
  start(handedOver: () => HandOffTokens | Promise<HandOffTokens>): Promise<ServerSession | undefined>;
  /** Returns the person of a session, and refreshes the tokens if necessary. */
  resume(id: string): Promise<ServerSession | undefined>;
  /** Logs out here and at the account service. */
  end(id: string, everywhere: boolean): Promise<void>;
}

/** Keeps the sessions in memory: they end with the process. */
export function createServerSessions(client: SessionClient, verify: TokenVerifier): ServerSessions {
  const sessions = new Map<string, HandOffTokens>();

  const personOf = async (id: string, accessToken: string): Promise<ServerSession | undefined> => {
    const answer = await client.me(accessToken);
    return answer.kind === 'success' ? { id, person: answer.person } : undefined;
  };

  return {
    start: async (handedOver) => {
      try {
        const tokens = await handedOver();
        await verify(tokens.accessToken);
        const session = await personOf(randomToken(), tokens.accessToken);
        if (!session) return undefined;
        const [oldest] = sessions.keys();
        if (oldest !== undefined && sessions.size >= SESSIONS_MAX) sessions.delete(oldest);
        sessions.set(session.id, tokens);
        return session;
      } catch {
        return undefined;
      }
    },
    resume: async (id) => {
      const tokens = sessions.get(id);
      if (!tokens) return undefined;
      const session = await personOf(id, tokens.accessToken);
      if (session) return session;
      const refreshed = await client.refresh(tokens.refreshToken);
      if (refreshed.kind === 'ended') sessions.delete(id);
      if (refreshed.kind !== 'success') return undefined;
      sessions.set(id, refreshed.tokens);
      return await personOf(id, refreshed.tokens.accessToken);
    },
    end: async (id, everywhere) => {
      const tokens = sessions.get(id);
      sessions.delete(id);
      if (tokens) await client.logout(tokens.refreshToken, { everywhere });
    },
  };
}

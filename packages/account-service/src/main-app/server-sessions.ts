import type { HandOffTokens } from '@weft/account-contract/hand-off';
import type { Person, SessionClient, SessionResult, TokenVerifier } from '@weft/account-contract/main-app';
import { randomToken } from '../accounts/opaque-tokens.ts';

/** The maximum number of sessions. The stand-in has few visitors, so one more session ends the oldest. */
const SESSIONS_MAX = 1000;

/** The result of a look for who is logged in. `unavailable` says nothing about the login: try again with the same session. */
type WhoIs = SessionResult<{ person: Person }>;

/** A session's random id, which the page gets instead of the tokens, and who is logged in. */
export interface ServerSession {
  /** Empty when there is no session. */
  id: string;
  who: WhoIs;
}

/** Logins kept on the main application's server. */
interface ServerSessions {
  /** Starts a session with the tokens of a hand-off. There is none when they are not valid, which is an `ended`. */
  start(tokens: HandOffTokens): Promise<ServerSession>;
  /** Says who is logged in, after a refresh if necessary. */
  resume(id: string): Promise<ServerSession>;
  /** Logs out here and at the account service. */
  end(id: string, everywhere: boolean): Promise<void>;
}

const NONE: ServerSession = { id: '', who: { kind: 'ended' } };

/** Keeps the sessions in memory: they end with the process. */
export function createServerSessions(client: SessionClient, verify: TokenVerifier): ServerSessions {
  const sessions = new Map<string, HandOffTokens>();

  const keep = (tokens: HandOffTokens): string => {
    const id = randomToken();
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size >= SESSIONS_MAX) sessions.delete(oldest);
    sessions.set(id, tokens);
    return id;
  };

  const whoIs = async (id: string, tokens: HandOffTokens): Promise<WhoIs> => {
    const who = await client.me(tokens.accessToken);
    if (who.kind !== 'ended') return who;
    const refreshed = await client.refresh(tokens.refreshToken);
    if (refreshed.kind === 'ended') sessions.delete(id);
    if (refreshed.kind !== 'success') return refreshed;
    // Not after a log out meanwhile.
    if (sessions.has(id)) sessions.set(id, refreshed.tokens);
    return await client.me(refreshed.tokens.accessToken);
  };

  return {
    start: async (tokens) => {
      const isValid = await verify(tokens.accessToken).then(
        () => true,
        () => false,
      );
      if (!isValid) return NONE;
      const who = await client.me(tokens.accessToken);
      return who.kind === 'ended' ? NONE : { id: keep(tokens), who };
    },
    resume: async (id) => {
      const tokens = sessions.get(id);
      return tokens ? { id, who: await whoIs(id, tokens) } : NONE;
    },
    end: async (id, everywhere) => {
      const tokens = sessions.get(id);
      sessions.delete(id);
      if (tokens) await client.logout(tokens.refreshToken, { everywhere });
    },
  };
}

import { domainToASCII } from 'node:url';
import type { MailAddress } from '../config/config.ts';
import { LOOPBACK } from '../config/production.ts';
import { codeOf } from '../store/availability.ts';
import type { MailTable } from '../store/schema.ts';
import { MINUTE, SECOND } from '../time.ts';
import { lacksSmtpUtf8, needsSmtpUtf8, requireSmtpUtf8 } from './smtputf8.ts';

/** Sends mail. */
export interface Transport {
  /** Mails that it sends at once. */
  connections: number;
  /** Resolves when the next server has accepted the mail. */
  send(mail: MailTable): Promise<void>;
  close(): void;
}

const CONNECT_LIMIT_MS = 5 * SECOND;
/**
 * Some servers greet late on purpose, and scan a mail before they reply. RFC 5321, section 4.5.3.2, allows 5 and 10 minutes.
 * Shorter here, because another process also sends a mail that takes longer than its lease.
 */
const GREETING_LIMIT_MS = 30 * SECOND;
const REPLY_LIMIT_MS = 2 * MINUTE;
/** Closes idle connections soon, because servers limit the number of connections of one client. */
const IDLE_MS = 10 * SECOND;

/**
 * SMTP by nodemailer, over a pool of connections. To another machine it requires TLS, with `smtp:` by STARTTLS. Otherwise an
 * attacker on the network could remove the offer of STARTTLS from the server's greeting (RFC 8314, section 3). Passes addresses
 * as objects, so that their text cannot add a recipient or a header.
 */
export async function smtpTransport(
  smtpUrl: string,
  from: MailAddress,
  connections: number,
): Promise<Transport> {
  // Loaded on demand, because it takes a fifth of the service's memory.
  const { default: nodemailer } = await import('nodemailer');
  const { protocol, hostname } = new URL(smtpUrl);
  const isPlainLocal = protocol === 'smtp:' && LOOPBACK.test(hostname);
  const mailer = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    requireTLS: !isPlainLocal,
    // Mail servers offer STARTTLS with a certificate of their own. Here no TLS is needed, so any will do.
    ...(isPlainLocal && { tls: { rejectUnauthorized: false } }),
    // The greeting has to arrive within it, too.
    connectionTimeout: CONNECT_LIMIT_MS + GREETING_LIMIT_MS,
    greetingTimeout: GREETING_LIMIT_MS,
    socketTimeout: REPLY_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** A check that several mails wait for, so that they share its connection. */
  let check: Promise<void> | undefined;
  const requireUtf8 = async () => {
    check ??= requireSmtpUtf8(mailer.options).finally(() => {
      check = undefined;
    });
    await check;
  };
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  // Empty for an IP address in brackets, which is ASCII.
  const asciiDomain = domainToASCII(domain) || domain;
  return {
    connections,
    send: async (mail) => {
      if (needsSmtpUtf8(mail.recipient)) await requireUtf8();
      await mailer.sendMail({
        from,
        to: { name: mail.recipient_name, address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        // The same for every attempt, so that servers can recognise a duplicate.
        messageId: `<${mail.id}@${asciiDomain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer.close({ force: true }),
  };
}

/** The reply of an SMTP server to a mail that it refuses. */
interface Refusal {
  /** Command that was refused. */
  command?: string;
  /** Reply code (RFC 5321, section 4.2.1). */
  responseCode?: number;
  /** The whole reply. */
  response?: string;
}

/**
 * A reply that may concern every mail: the server wants a login, or refuses this client, its greeting or its sender (RFC 3463,
 * X.7, X.5.2, X.1.0, X.1.7 and X.1.8). Postfix gives these replies only after the recipient.
 */
const OF_EVERY_MAIL = /^530|^\d{3}[ -]5\.(?:7\.\d|5\.2|1\.[078])/;

/** Code of an error of {@link Transport.send}: of the system or of TLS, where nodemailer has put its own in its place. */
export function failureCodeOf(error: unknown): string {
  const { originalCode } = Object(error) as { originalCode?: unknown };
  return typeof originalCode === 'string' ? originalCode : codeOf(error);
}

/** Reply code of the server in an error of {@link Transport.send}. */
export function replyCodeOf(error: unknown): number | undefined {
  return (Object(error) as Refusal).responseCode;
}

/**
 * Whether the server refuses a mail for good, because of its recipient or its text. A refusal of the connection, the login or
 * the sender concerns every mail, and an operator can fix it, so the service retries.
 */
export function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = Object(error) as Refusal;
  if (lacksSmtpUtf8(error)) return true;
  if (responseCode < 500) return false;
  return command === 'DATA' || (command === 'RCPT TO' && !OF_EVERY_MAIL.test(response));
}

import type { MailAddress } from '../config/config.ts';
import type { MailTable } from '../store/schema.ts';
import { SECOND } from '../time.ts';

/** Sends mail. */
export interface Transport {
  /** Resolves when the next server has accepted the mail. */
  send(mail: MailTable): Promise<void>;
  close(): void;
}

/** Host names of this machine, to which no network is involved. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * SMTP by nodemailer. To another machine it requires TLS, with `smtp:` by STARTTLS, because an attacker on the network could
 * remove the offer of STARTTLS from the server's greeting (RFC 8314, section 3). Passes addresses as objects, so that their
 * text cannot add a recipient or a header.
 */
export async function smtpTransport(smtpUrl: string, from: MailAddress): Promise<Transport> {
  // Loaded on demand, because it takes a fifth of the service's memory.
  const { default: nodemailer } = await import('nodemailer');
  const mailer = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 5 * SECOND,
    socketTimeout: 15 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async (mail) => {
      await mailer.sendMail({
        from,
        to: { name: mail.recipient_name, address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        // The same for every attempt, so that servers can recognise a duplicate.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer.close(),
  };
}

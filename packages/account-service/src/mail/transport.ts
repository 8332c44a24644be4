import type { MailAddress } from '../config/config.ts';
import type { MailTable } from '../store/schema.ts';
import { SECOND } from '../time.ts';

/** A way out for mail. */
export interface Transport {
  /** Resolves when the next server took the mail over. */
  send(mail: MailTable): Promise<void>;
  close(): void;
}

/** A name of this machine, where nobody is in between. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * SMTP by nodemailer. To another machine it speaks TLS, by STARTTLS with `smtp:`, or says nothing: who sits in between could
 * take the offer out of the server's greeting (RFC 8314 3). Addresses go as objects, so nothing in them can become a second recipient or a
 * header.
 */
export async function smtpTransport(smtpUrl: string, from: MailAddress): Promise<Transport> {
  // Loaded only where mail goes out: it is a fifth of the service's memory.
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
        // The same on every attempt, so that a server can tell a repetition.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => mailer.close(),
  };
}

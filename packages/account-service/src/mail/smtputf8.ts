import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Code of the error when a server does not announce SMTPUTF8. */
const NO_SMTPUTF8 = 'ENOSMTPUTF8';

/** Whether a server without SMTPUTF8 must not get an address: its mailbox has characters outside ASCII. */
export const needsSmtpUtf8 = (address: string): boolean => /\P{ASCII}.*@/u.test(address);

/** Whether a mail was not sent because the server does not announce SMTPUTF8. */
export const lacksSmtpUtf8 = (error: unknown): boolean =>
  (Object(error) as NodeJS.ErrnoException).code === NO_SMTPUTF8;

/**
 * Checks over a connection of its own that a server announces SMTPUTF8 (RFC 6531, section 3.2). Without it nodemailer sends
 * the characters all the same, and the server may read another mailbox.
 * @throws an error for {@link lacksSmtpUtf8}, or why there is no connection.
 */
export async function requireSmtpUtf8(options: SMTPConnection.Options): Promise<void> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection(options);
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject).on('end', () => reject(new Error('The server closed the connection.')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  }).finally(() => connection.quit());
  // The reply to EHLO.
  if (/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))) return;
  throw Object.assign(new Error('The server does not announce SMTPUTF8.'), { code: NO_SMTPUTF8 });
}

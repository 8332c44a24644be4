import { outboxAddress } from './local-origin.ts';

type Row = [name: string, value: string];

/** Where mails are, for the table: the service has no outbox when it sends them. */
export const mailRow = (service: string): Row =>
  process.env.SMTP_URL?.trim() ? ['Mails', 'sent by SMTP_URL'] : ['Outbox (mails)', outboxAddress(service)];

/** Where accounts are, for the table. The address of a database may contain its password, so only the setting's name is shown. */
export const dataRow = (folder: string): Row =>
  process.env.DATABASE_URL?.trim()
    ? ['Data', `in the database of DATABASE_URL; secrets in ${folder}`]
    : ['Data', folder];

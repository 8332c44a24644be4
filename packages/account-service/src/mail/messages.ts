import { type SupportPayload, verificationLink } from '@weft/account-contract';
import type { MailAddress } from '../config/config.ts';

/** A mail. Plain text only. */
export interface Message {
  to: MailAddress;
  subject: string;
  body: string;
}

/** Formats a time such as '20 November 2026 at 21:08:30 UTC'. */
function formatTime(time: number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day} at ${date.toISOString().slice(11, 19)} UTC`;
}

/** What a mail says about the sign-up that its link belongs to. */
interface SignUp {
  email: string;
  signedUpAt: number;
  /** Whether the address has other registrations that wait to be verified. */
  isOneOfSeveral: boolean;
}

const ONE_OF_SEVERAL =
  'There was more than one sign-up with this address, and this is the latest. If yours was another one, do not open the link: sign up again.';

/**
 * Mail with the link that completes a registration. It repeats no input of the sign-up, because anybody can sign up with a
 * stranger's address and would choose the words of our mail.
 */
export function verificationMessage(
  site: string,
  token: string,
  { email, signedUpAt, isOneOfSeveral }: SignUp,
): Message {
  return {
    to: { name: '', address: email },
    subject: 'Verify your email address',
    body: [
      'Welcome to Weft.',
      'Please open this link to verify your email address and finish signing up:',
      verificationLink(site, token),
      `The link works for 24 hours. It belongs to the sign-up of ${formatTime(signedUpAt)} and sets the password that was chosen then.`,
      ...(isOneOfSeveral ? [ONE_OF_SEVERAL] : []),
      'If that was not you, do nothing: without the link no account is made.',
    ].join('\n\n'),
  };
}

/** Mail to the owner of a taken address. It has no link, so that the mail cannot be used to change the account. */
export function alreadyRegisteredMessage(email: string, askedAt: number): Message {
  return {
    to: { name: '', address: email },
    subject: 'You already have a Weft account',
    body: [
      `On ${formatTime(askedAt)} somebody used this email address to sign up for Weft, or to ask for a verification link.`,
      'The address is verified and has an account already. Nothing was changed.',
      'If that was you, go to the site and log in with the password you chose before.',
      'If that was not you, there is nothing to do.',
    ].join('\n\n'),
  };
}

/** Line of a support request with the person's address. */
export const BUSINESS_EMAIL = 'Business email: ';

/** The person's address in the text of a support request. */
export function businessEmailIn(body: string): string {
  const line = body.split('\n').find((each) => each.startsWith(BUSINESS_EMAIL)) ?? '';
  return line.slice(BUSINESS_EMAIL.length);
}

/** Mail with a support request to the team. The person's address is part of the text, never a header. */
export function supportMessage(mailbox: MailAddress, request: SupportPayload, id: string): Message {
  return {
    to: mailbox,
    subject: `Support request: ${request.category}`,
    body: [
      [
        `Name: ${request.name}`,
        `${BUSINESS_EMAIL}${request.business_email}`,
        `Phone number: ${request.phone_number}`,
        `Company name: ${request.company_name}`,
        `Category: ${request.category}`,
        `Request: ${id}`,
      ].join('\n'),
      request.description,
    ].join('\n\n'),
  };
}

import { domainToASCII } from 'node:url';
import { FIELD_TEXTS } from '@weft/account-contract';
import { HttpError } from '../errors.ts';

/**
 * Normalises an address for delivery: trims it, converts the mailbox to NFC (RFC 6532, section 3.1) and the host to ASCII
 * (UTS 46). Keeps the letter case, which only the receiving server may interpret (RFC 5321, section 2.4). This is the
 * canonical address but for its case, so that the owner of a look-alike mailbox or host never gets the mail.
 * @throws HttpError 400 when the domain has no ASCII form.
 */
export function deliveryAddress(email: string): string {
  const plain = email.trim().normalize('NFC');
  const at = plain.lastIndexOf('@');
  const host = domainToASCII(plain.slice(at + 1));
  if (!host) throw new HttpError(400, FIELD_TEXTS.email);
  return `${plain.slice(0, at)}@${host}`;
}

/**
 * The form in which addresses are stored and compared: {@link deliveryAddress} in lower case. Dots and plus tags stay,
 * because they distinguish people at some providers.
 * @throws HttpError 400 when the domain has no ASCII form.
 */
export function canonicalAddress(email: string): string {
  return deliveryAddress(email).toLowerCase().normalize('NFC');
}

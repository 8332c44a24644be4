import { domainToASCII } from 'node:url';
import { FIELD_TEXTS } from '@weft/account-contract';
import { Refusal } from '../errors.ts';

/**
 * The one spelling by which an address is stored and compared: trimmed, NFC, lower case, domain in ASCII.
 * No tricks of single providers: dots and plus tags stay, for they may be different people.
 * @throws Refusal 400 when the domain has no ASCII form.
 */
export function canonicalAddress(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = plain.lastIndexOf('@');
  const domain = domainToASCII(plain.slice(at + 1));
  if (!domain) throw new Refusal(400, FIELD_TEXTS.email);
  return `${plain.slice(0, at)}@${domain}`;
}

import { domainToASCII } from 'node:url';
import { FIELD_TEXTS } from '@weft/account-contract';
import { Refusal } from '../errors.ts';

/**
 * Where mail for an address goes. It is spelt as it was typed in nothing but its letter case, which is for the receiving
 * server to judge (RFC 5321 2.4): blanks go, the mailbox is NFC (RFC 6532 3.1), the host ASCII by UTS 46. Whoever owns a
 * look-alike of a mailbox or host thus never gets mail for the address that we keep (Decision 0080).
 * @throws Refusal 400 when the domain has no ASCII form.
 */
export function deliveryAddress(email: string): string {
  const plain = email.trim().normalize('NFC');
  const at = plain.lastIndexOf('@');
  const host = domainToASCII(plain.slice(at + 1));
  if (!host) throw new Refusal(400, FIELD_TEXTS.email);
  return `${plain.slice(0, at)}@${host}`;
}

/**
 * The one spelling by which an address is stored and compared: {@link deliveryAddress} in lower case.
 * No tricks of single providers: dots and plus tags stay, for they may be different people.
 * @throws Refusal 400 when the domain has no ASCII form.
 */
export function canonicalAddress(email: string): string {
  return deliveryAddress(email).toLowerCase().normalize('NFC');
}

/** Tables as the queries see them. Times are milliseconds since 1970; what is hashed is named so. */
export interface Tables {
  account: AccountTable;
  registration: RegistrationTable;
  verification_link: VerificationLinkTable;
  refresh_token: RefreshTokenTable;
  hand_off_code: HandOffCodeTable;
  support_request: SupportRequestTable;
  mail: MailTable;
  mail_allowance: MailAllowanceTable;
  migration: MigrationTable;
}

interface PersonColumns {
  id: string;
  /** Canonical address, see `canonicalAddress`. */
  address: string;
  /** Address as it was typed; mails go to its `deliveryAddress`. */
  email: string;
  name: string;
  phone: string;
  company: string;
  /** argon2id in the PHC form. */
  password_hash: string;
  created_at: number;
}

/** A verified account: one per address. */
export interface AccountTable extends PersonColumns {
  role: string;
}

/** One attempt to register, with the password and the details of that attempt alone (Decision 21). */
export interface RegistrationTable extends PersonColumns {
  verified_at: number | null;
  /** 1 for an attempt that no link can verify, kept so that its password is answered like any other's (Decision 0079). */
  decoy: number;
}

export interface VerificationLinkTable {
  token_hash: string;
  registration_id: string;
  created_at: number;
  expires_at: number;
}

export interface RefreshTokenTable {
  id_hash: string;
  /** The login that it belongs to. */
  family: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  /** When it was exchanged for the next one; kept so that a second try is noticed. */
  used_at: number | null;
}

/** A login on its way to the main application. */
export interface HandOffCodeTable {
  code_hash: string;
  account_id: string;
  /** The login's refresh tokens so far, which end when the code is redeemed. */
  family: string;
  /** SHA-256 of the verifier that the browser keeps. */
  challenge: string;
  expires_at: number;
}

export interface SupportRequestTable {
  id: string;
  name: string;
  business_email: string;
  phone_number: string;
  company_name: string;
  category: string;
  description: string;
  created_at: number;
}

export interface MailTable {
  id: string;
  recipient_name: string;
  recipient: string;
  subject: string;
  /** Erased once delivered, for it may hold a link. */
  body: string;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  /** Set when delivery was given up. */
  abandoned_at: number | null;
}

/** How many mails were asked for to an address in the current window and the current day. */
export interface MailAllowanceTable {
  address: string;
  window_start: number;
  sent: number;
  day_start: number;
  day_sent: number;
}

/** Which numbered steps this database has had, each with the checksum of its text. */
export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: number;
}

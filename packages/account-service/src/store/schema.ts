/** Tables. Times are milliseconds since 1970. The names of hashed columns say so. */
export interface Tables {
  account: AccountTable;
  registration: RegistrationTable;
  verification_link: VerificationLinkTable;
  refresh_token: RefreshTokenTable;
  hand_off_code: HandOffCodeTable;
  support_request: SupportRequestTable;
  mail: MailTable;
  mail_allowance: MailAllowanceTable;
  service_key: ServiceKeyTable;
  write_check: WriteCheckTable;
  migration: MigrationTable;
}

interface PersonColumns {
  id: string;
  /** In canonical form, see `canonicalAddress`. */
  address: string;
  /** As typed; mails go to its `deliveryAddress`. */
  email: string;
  name: string;
  phone: string;
  company: string;
  /** argon2id, as a PHC string. */
  password_hash: string;
  created_at: number;
}

/** An account, one per verified address. */
interface AccountTable extends PersonColumns {
  role: string;
}

/** A registration with its own password and details. An address may have several. */
interface RegistrationTable extends PersonColumns {
  verified_at: number | null;
  /**
   * 1 for a registration that no link can verify. It is kept so that a login with its password gets the same reply as for any
   * other unverified registration (record 0079).
   */
  decoy: number;
  /** When its link was requested last, by registering or resending, whether or not there is one. Its retention starts then. */
  requested_at: number;
}

interface VerificationLinkTable {
  token_hash: string;
  registration_id: string;
  created_at: number;
  expires_at: number;
}

export interface RefreshTokenTable {
  id_hash: string;
  /** Login that the token belongs to. */
  family: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  /** When the token was rotated. The row stays, so that a second use is detected. */
  used_at: number | null;
  /** Set with `used_at`. A repeated `rotate` derives the same next token from it and the token itself. */
  successor_salt: string | null;
}

/** A code that hands a login over to the main application. */
interface HandOffCodeTable {
  code_hash: string;
  account_id: string;
  /** The login's token family, which is revoked when the code is redeemed. */
  family: string;
  /** SHA-256 of the browser's verifier. */
  challenge: string;
  expires_at: number;
}

interface SupportRequestTable {
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
  /** Erased after delivery, because it may contain a link. */
  body: string;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  /** Set when delivery was abandoned. */
  abandoned_at: number | null;
}

/** Mails requested for an address in the current window and the current day. */
interface MailAllowanceTable {
  address: string;
  window_start: number;
  sent: number;
  day_start: number;
  day_sent: number;
}

/** Keys that all processes of a database share. */
interface ServiceKeyTable {
  name: string;
  value: string;
}

/** One row without meaning, which the readiness check overwrites. */
interface WriteCheckTable {
  id: number;
  padding: string;
}

/** Applied migrations with the checksums of their text. */
export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: number;
}

/**
 * A numbered migration, in SQL that SQLite and PostgreSQL both accept. Never edit a released one: the database keeps its
 * checksum, and the service refuses to start when it differs.
 */
export interface Migration {
  name: string;
  statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-accounts',
    statements: [
      `create table account (
        id text primary key,
        address text not null unique,
        email text not null,
        name text not null,
        phone text not null,
        company text not null,
        role text not null,
        password_hash text not null,
        created_at bigint not null
      )`,
      `create table registration (
        id text primary key,
        address text not null,
        email text not null,
        name text not null,
        phone text not null,
        company text not null,
        password_hash text not null,
        created_at bigint not null,
        verified_at bigint
      )`,
      'create index registration_by_address on registration (address, created_at)',
      `create table verification_link (
        token_hash text primary key,
        registration_id text not null references registration (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null
      )`,
      'create index verification_link_by_registration on verification_link (registration_id)',
      `create table refresh_token (
        id_hash text primary key,
        account_id text not null references account (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null
      )`,
      'create index refresh_token_by_account on refresh_token (account_id)',
      `create table support_request (
        id text primary key,
        name text not null,
        business_email text not null,
        phone_number text not null,
        company_name text not null,
        category text not null,
        description text not null,
        created_at bigint not null
      )`,
      `create table mail (
        id text primary key,
        recipient_name text not null,
        recipient text not null,
        subject text not null,
        body text not null,
        created_at bigint not null,
        attempts bigint not null,
        next_attempt_at bigint not null,
        sent_at bigint,
        abandoned_at bigint
      )`,
      'create index mail_due on mail (next_attempt_at) where sent_at is null and abandoned_at is null',
      `create table mail_allowance (
        address text primary key,
        window_start bigint not null,
        sent bigint not null
      )`,
    ],
  },
  {
    name: '0002-rate-limits',
    // For rate-limiter-flexible, on PostgreSQL. With SQLite the counters are in a file of their own.
    statements: [
      `create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`,
    ],
  },
  {
    name: '0003-refresh-token-families',
    // The table can be dropped: no released version has accepted a refresh token yet.
    statements: [
      'drop table refresh_token',
      `create table refresh_token (
        id_hash text primary key,
        family text not null,
        account_id text not null references account (id) on delete cascade,
        created_at bigint not null,
        expires_at bigint not null,
        used_at bigint
      )`,
      'create index refresh_token_by_account on refresh_token (account_id)',
      'create index refresh_token_by_family on refresh_token (family)',
      `create table hand_off_code (
        code_hash text primary key,
        account_id text not null references account (id) on delete cascade,
        family text not null,
        challenge text not null,
        expires_at bigint not null
      )`,
    ],
  },
  {
    name: '0004-decoys',
    statements: ['alter table registration add column decoy bigint not null default 0'],
  },
  {
    name: '0005-mails-a-day',
    statements: [
      'alter table mail_allowance add column day_start bigint not null default 0',
      'alter table mail_allowance add column day_sent bigint not null default 0',
    ],
  },
  {
    name: '0006-found-by-age',
    // For the retention job, which searches these tables every hour.
    statements: [
      'create index verification_link_by_age on verification_link (expires_at)',
      'create index registration_by_age on registration (created_at)',
      'create index refresh_token_by_age on refresh_token (expires_at)',
      'create index mail_by_age on mail (created_at)',
      'create index support_request_by_age on support_request (created_at)',
    ],
  },
  {
    name: '0007-counters-by-expiry',
    // For the retention job, on PostgreSQL.
    statements: ['create index rate_limit_by_expiry on rate_limit (expire)'],
  },
  {
    name: '0008-write-check',
    statements: ['create table write_check (id bigint primary key, padding text not null)'],
  },
  {
    name: '0009-retention-by-last-request',
    // For decoys the time of the last request for a link is not known.
    statements: [
      'alter table registration add column requested_at bigint not null default 0',
      `update registration set requested_at = coalesce(
        (select max(created_at) from verification_link where registration_id = registration.id),
        created_at
      )`,
      'drop index registration_by_age',
      'create index registration_by_age on registration (requested_at)',
    ],
  },
  {
    name: '0010-repeated-refresh',
    statements: ['alter table refresh_token add column successor_salt text'],
  },
  {
    name: '0011-service-keys',
    statements: ['create table service_key (name text primary key, value text not null)'],
  },
];

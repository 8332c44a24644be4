import { type Call, forEachConcurrently } from './load.ts';
import { type RunningService, SUPPORT_KEY } from './running-service.ts';

export const PASSWORD = 'correct horse';
const ACCOUNTS = 64;
/** At most as many as the outbox lists. */
const LINKS = 150;

/** Call that registers an address. */
function signUp(email: string): Call {
  return {
    path: '/user/register',
    body: JSON.stringify({
      name: 'Ada Lovelace',
      email,
      phone: '+44 20 7946 0000',
      company: 'Analytical Engines',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      roles: ['user'],
    }),
  };
}

/** Call that sends a support request. */
export function supportCall(): Call {
  return {
    path: '/customer-support',
    headers: { 'secret-key': SUPPORT_KEY },
    body: JSON.stringify({
      name: 'Ada Lovelace',
      business_email: 'ada@bench.example',
      phone_number: '020 7946 0000',
      company_name: 'Analytical Engines',
      category: 'Feature Request',
      description: 'Please add looms.',
    }),
  };
}

/** Creates accounts and unused links. @returns functions that create the next call of each scenario. */
export async function prepare(
  service: RunningService,
): Promise<Record<'login' | 'register' | 'verify' | 'support', () => Call>> {
  const tokens = await signUpAll(service, ACCOUNTS, 'owner');
  for (const token of tokens) {
    await fetch(`${service.url}/user/verify-email?token=${token}`, { method: 'POST' });
  }
  const links = await signUpAll(service, LINKS, 'visitor');

  let count = 0;
  const next = (length: number) => {
    count += 1;
    return count % length;
  };
  return {
    login: () => ({
      path: '/user/login',
      body: JSON.stringify({ email: `owner-${next(ACCOUNTS)}@bench.example`, password: PASSWORD }),
    }),
    register: () => signUp(`new-${next(Number.MAX_SAFE_INTEGER)}@bench.example`),
    verify: () => ({ path: `/user/verify-email?token=${links[next(links.length)]}` }),
    support: supportCall,
  };
}

async function signUpAll({ url }: RunningService, count: number, prefix: string): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${prefix}-${index}@bench.example`);
  await forEachConcurrently(addresses, async (address) => {
    const { path, body = '' } = signUp(address);
    await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  const mails = (await (await fetch(`${url}/outbox/mails.json`)).json()) as { to: string; text: string }[];
  const wanted = new Set(addresses);
  return mails
    .filter(({ to }) => wanted.has(to))
    .flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
}

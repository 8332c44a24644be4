import {
  LINE_MAX,
  loginForm,
  NAME_MAX,
  PATHS,
  resendPayload,
  SIGN_UP_PASSWORD_MAX,
  SUPPORT_CATEGORIES,
  signUpForm,
  supportForm,
  toLoginPayload,
  toRegistrationPayload,
  toSupportPayload,
  validate,
  verifyEmailCall,
} from '@weft/account-contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, WITH_KEY } from './harness.ts';

/** A fixed seed makes failures reproducible. `FUZZ_RUNS=5000` explores new input. */
const { FUZZ_RUNS } = process.env;
const RUN = FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: 100, seed: 20_261_120 };
const LONG = 600_000;
/** Text in any script, control characters, lone surrogates, and lengths around the limits. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .constantFrom(NAME_MAX, SIGN_UP_PASSWORD_MAX, LINE_MAX)
    .chain((limit) => fc.integer({ min: limit - 1, max: limit + 1 }))
    .map((length) => 'x'.repeat(length)),
);
const email = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() },
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.domain())
    .map((parts) => parts.join('@')),
  fc
    .tuple(fc.constantFrom('a', 'zoë', 'x.y'), fc.string({ unit: 'grapheme', maxLength: 12 }))
    .map(([local, host]) => `${local}@${host}.com`),
  anyText,
);
const phone = fc.oneof({ weight: 3, arbitrary: fc.stringMatching(/^ ?\+?[\d -]{8,14}$/) }, anyText);
const person = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 52 }) },
  anyText,
);
const password = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 52 });
const pair = fc.oneof(
  { weight: 4, arbitrary: password.map((text) => ({ password: text, confirmPassword: text })) },
  fc.record({ password, confirmPassword: password }),
);

const login = fc.record({ email, password: fc.oneof(password, anyText) });
const signUp = fc
  .tuple(fc.record({ name: person, email, phone, companyName: person }), pair)
  .map(([form, passwords]) => ({ ...form, ...passwords }));
const support = fc.record({
  name: person,
  businessEmail: email,
  phoneNumber: phone,
  companyName: person,
  category: fc.oneof({ weight: 4, arbitrary: fc.constantFrom<string>(...SUPPORT_CATEGORIES) }, anyText),
  description: anyText,
});

const FORMS = [
  { path: PATHS.login, arbitrary: login, schema: loginForm, toPayload: toLoginPayload },
  { path: PATHS.register, arbitrary: signUp, schema: signUpForm, toPayload: toRegistrationPayload },
  { path: PATHS.customerSupport, arbitrary: support, schema: supportForm, toPayload: toSupportPayload },
  {
    path: PATHS.resendVerification,
    arbitrary: fc.record({ email }),
    schema: resendPayload,
    toPayload: (typed: unknown) => typed,
  },
] as const;

describe('random form values', () => {
  test.each(FORMS)(
    'get the same result from the form and from $path',
    async ({ path, arbitrary, schema, toPayload }) => {
      const service = await start();
      const payloadOf = toPayload as (form: unknown) => unknown;
      await fc.assert(
        fc.asyncProperty(arbitrary as fc.Arbitrary<object>, async (typed) => {
          const onSite = validate<unknown>(schema, typed);
          const sent = payloadOf(onSite.ok ? onSite.value : typed);
          const { status, body } = await service.post(path, sent, WITH_KEY);
          if (onSite.ok) expect([200, 401, 429]).toContain(status);
          else expect({ status, message: body.message }).toEqual({ status: 400, message: onSite.message });
        }),
        RUN,
      );
    },
  );
});

test(
  'random verification tokens get the same error reply',
  async () => {
    const service = await start({ limits: { verify: { points: 1e6, seconds: 60 } } });
    const texts = new Set<string | undefined>();
    await fc.assert(
      fc.asyncProperty(anyText, async (typed) => {
        const { url, init } = verifyEmailCall(service.url, Buffer.from(typed).toString());
        const answer = await fetch(url, init);
        const { status, message } = (await answer.json()) as { status?: string; message?: string };
        expect({ code: answer.status, status }).toEqual({ code: 400, status: 'error' });
        texts.add(message);
      }),
      RUN,
    );
    expect(texts.size).toBe(1);
  },
  LONG,
);

describe('random request bodies', () => {
  test.each(Object.values(PATHS))(
    'get a JSON reply from %s, and never an internal error',
    async (path) => {
      const service = await start({ handOff: 'code' });
      const bodies = fc.oneof(
        fc.json({ depthSize: 'large' }),
        fc.string({ unit: 'binary' }),
        fc
          .dictionary(
            fc.constantFrom(
              'email',
              'password',
              'name',
              'roles',
              'refreshtoken',
              'code',
              'verifier',
              '__proto__',
              'constructor',
            ),
            fc.jsonValue(),
          )
          .map((body) => JSON.stringify(body)),
      );
      await fc.assert(
        fc.asyncProperty(bodies, async (sent) => {
          const { status, headers, body } = await service.post(path, sent, WITH_KEY);
          expect(status).toBeLessThan(500);
          expect(headers.get('content-type')).toContain('application/json');
          expect(body).toEqual({
            status: expect.stringMatching(/^(success|error)$/),
            message: expect.stringMatching(/./),
          });
        }),
        RUN,
      );
    },
    LONG,
  );
});

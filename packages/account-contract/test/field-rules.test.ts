import { describe, expect, test } from 'vitest';
import {
  DESCRIPTION_MAX,
  EMAIL_MAX,
  FIELD_TEXTS,
  LINE_MAX,
  loginForm,
  PHONE_MAX,
  SUPPORT_CATEGORIES,
  signUpForm,
  supportForm,
} from '../src/index.ts';
import { errorsOf } from './errors-of.ts';
import { signUp, support } from './samples.ts';

const login = { email: 'ada@example.com', password: 'secret' };

type Case = [field: string, value: unknown, errors: string[]];

const a = (count: number) => 'a'.repeat(count);
describe('login form', () => {
  test.each<Case>([
    ['password', a(4), [FIELD_TEXTS.loginPasswordShort]],
    ['password', a(5), []],
    ['password', a(49), []],
    ['password', a(50), [FIELD_TEXTS.passwordLong]],
    ['password', '     ', []],
    ['password', undefined, [FIELD_TEXTS.loginPasswordShort]],
  ])('%s %.40j has the errors %j', (field, value, errors) => {
    expect(errorsOf(loginForm.safeParse({ ...login, [field]: value }), field)).toEqual(errors);
  });

  test('counts and returns the characters of a password in NFC', () => {
    const [composed, decomposed] = ['ậ'.repeat(20).normalize('NFC'), 'ậ'.repeat(20).normalize('NFD')];
    expect(loginForm.parse({ ...login, password: decomposed })).toEqual({ ...login, password: composed });
    const pair = { password: decomposed, confirmPassword: composed };
    expect(signUpForm.parse({ ...signUp, ...pair })).toMatchObject({ password: composed });
  });

  test('takes a no-break space in a password for a space', () => {
    expect(loginForm.parse({ ...login, password: 'warp and\u00a0weft' }).password).toBe('warp and weft');
    const pair = { password: 'warp and weft', confirmPassword: 'warp\u00a0and weft' };
    expect(signUpForm.safeParse({ ...signUp, ...pair }).success).toBe(true);
  });

  test('trims the address and leaves the password as typed', () => {
    expect(loginForm.parse({ email: ' ada@example.com ', password: ' secret ' })).toEqual({
      email: 'ada@example.com',
      password: ' secret ',
    });
  });
});

describe('sign-up form', () => {
  test('accepts a complete form', () => {
    expect(signUpForm.safeParse(signUp).success).toBe(true);
  });

  test.each<Case>([
    ['name', 'Ad', ['Name must be at least 2 characters']],
    ['name', 'Ada', []],
    ['name', '  Ad  ', ['Name must be at least 2 characters']],
    ['name', a(50), []],
    ['name', a(51), ['Name must be less than 50 characters']],
    ['name', 'Ada\u0000Lovelace', [FIELD_TEXTS.unusableCharacters('Name')]],
    ['name', 'Ada\r\nBcc: eve@example.com', [FIELD_TEXTS.unusableCharacters('Name')]],
    ['name', 'Ada \ud800 L', [FIELD_TEXTS.unusableCharacters('Name')]],
    ['name', '\u200b\u200b\u200b', ['Name must be at least 2 characters']],
    ['name', '\u3164\u2800\u200d\u3164', ['Name must be at least 2 characters']],
    ['name', '\u0000\u0000\u0000', [FIELD_TEXTS.unusableCharacters('Name')]],
    ['name', '👩‍👩‍👧', []],
    ['name', 'می‌خواهم', []],
    ['name', "Robert'); DROP TABLE account;--", []],
    ['name', '李小龍 👩‍🚀 <b>', []],
    ['companyName', 'A', ['Company name must be at least 2 characters']],
    ['companyName', 'AE', []],
    ['companyName', ' A ', ['Company name must be at least 2 characters']],
    ['companyName', '\u200b\u00ad', ['Company name must be at least 2 characters']],
    ['companyName', a(LINE_MAX), []],
    ['companyName', a(LINE_MAX + 1), ['Company name must be at most 200 characters']],
    ['phone', '123456789', ['Please enter a valid phone number']],
    ['phone', '1234567890', []],
    ['phone', '+123456789', ['Please enter a valid phone number']],
    ['phone', '+1234567890', []],
    ['phone', '+12-34 56-7', []],
    ['phone', '123456789 ', []],
    ['phone', '          ', ['Please enter a valid phone number']],
    ['phone', '- - - - - -', ['Please enter a valid phone number']],
    ['phone', '- - - - - 1', []],
    ['phone', '++1234567890', ['Please enter a valid phone number']],
    ['phone', '12345+67890', ['Please enter a valid phone number']],
    ['phone', '(020) 7946 0000', ['Please enter a valid phone number']],
    ['phone', '1234567890\n', ['Please enter a valid phone number']],
    ['phone', '\u202a+44 20 7946 0000\u202c', []],
    ['phone', '+44\u00a020\u202f7946\u20090000', []],
    ['phone', '+44\u201120\u20107946\u20120000\u2013', []],
    ['phone', '+44\u221220\uFE637946\uFF0D0000', []],
    ['phone', '+12345678\u200b9', ['Please enter a valid phone number']],
    ['phone', '+44\u201420\u20147946\u20140000', ['Please enter a valid phone number']],
    ['phone', '٠١٢٣٤٥٦٧٨٩', ['Please enter a valid phone number']],
    ['phone', '1'.repeat(PHONE_MAX), []],
    ['phone', '1'.repeat(PHONE_MAX + 1), ['Please enter a valid phone number']],
    ['password', a(7), ['Password must be at least 8 characters']],
    ['password', a(8), []],
    ['password', a(49), []],
    ['password', a(50), ['Password must be less than 50 characters']],
    ['password', undefined, ['Password must be at least 8 characters']],
  ])('%s %.40j has the errors %j', (field, value, errors) => {
    const input = { ...signUp, [field]: value };
    if (field === 'password') input.confirmPassword = value as string;
    expect(errorsOf(signUpForm.safeParse(input), field)).toEqual(errors);
  });

  test.each(['correct horsE', 'correct horse ', ''])(
    'the confirmation %j does not match, and only its own field shows that',
    (confirmPassword) => {
      const result = signUpForm.safeParse({ ...signUp, confirmPassword });
      expect(errorsOf(result, 'confirmPassword')).toEqual(['Passwords do not match']);
      expect(errorsOf(result, 'password')).toEqual([]);
    },
  );

  test('an empty confirmation does not match an empty password', () => {
    const result = signUpForm.safeParse({ ...signUp, password: '', confirmPassword: '' });
    expect(errorsOf(result, 'confirmPassword')).toEqual(['Passwords do not match']);
  });

  test('a mismatch shows even when other fields are wrong', () => {
    const result = signUpForm.safeParse({ ...signUp, name: '', phone: '1', confirmPassword: 'other' });
    expect(errorsOf(result, 'confirmPassword')).toEqual(['Passwords do not match']);
    expect(errorsOf(result, 'name')).toEqual([FIELD_TEXTS.nameShort]);
    expect(errorsOf(result, 'phone')).toEqual([FIELD_TEXTS.phone]);
  });
});

describe('support form', () => {
  test('accepts a complete form', () => {
    expect(supportForm.safeParse(support).success).toBe(true);
  });

  test.each<Case>([
    ['name', '', ['Full name is required']],
    ['name', ' ', ['Full name is required']],
    ['name', '\u200b', ['Full name is required']],
    ['name', 'A', []],
    ['businessEmail', '', ['Business email is required']],
    ['businessEmail', '   ', ['Business email is required']],
    ['businessEmail', 'ada', ['Invalid email format']],
    ['businessEmail', 'ada@example', ['Invalid email format']],
    ['businessEmail', 'a@b.c', []],
    ['businessEmail', 'a@b@c.d', ['Invalid email format']],
    ['businessEmail', 'a b@c.d', ['Invalid email format']],
    ['businessEmail', `${a(EMAIL_MAX - 4)}@b.c`, []],
    ['businessEmail', `${a(EMAIL_MAX - 3)}@b.c`, ['Invalid email format']],
    ['phoneNumber', '', ['Phone number is required']],
    ['phoneNumber', '\u202a\u202c', ['Phone number is required']],
    ['phoneNumber', '1', []],
    ['companyName', '', ['Company name is required']],
    ['companyName', '\u2060', ['Company name is required']],
    ['companyName', 'A', []],
    ['category', '', ['Category is required']],
    ['category', 'Something else', ['Category is required']],
    ['category', SUPPORT_CATEGORIES[7], []],
    ['description', '', ['Description is required']],
    ['description', '\n\t ', ['Description is required']],
    ['description', '\u200b\n\u200b', ['Description is required']],
    ['description', 'x', []],
    ['description', a(DESCRIPTION_MAX), []],
    ['description', a(DESCRIPTION_MAX + 1), ['Description must be at most 4000 characters']],
    ['description', 'one\r\n\ttwo', []],
    ['description', 'one\u0000two', [FIELD_TEXTS.unusableCharacters('Description')]],
    ['description', undefined, ['Description is required']],
  ])('%s %.40j has the errors %j', (field, value, errors) => {
    expect(errorsOf(supportForm.safeParse({ ...support, [field]: value }), field)).toEqual(errors);
  });

  test('a description may have half as many emoji as letters, so that it fits into a request', () => {
    const errors = (characters: number) =>
      errorsOf(supportForm.safeParse({ ...support, description: '😀'.repeat(characters) }), 'description');
    expect(errors(DESCRIPTION_MAX / 2)).toEqual([]);
    expect(errors(DESCRIPTION_MAX / 2 + 1)).toEqual(['Description must be at most 4000 characters']);
  });

  test('returns the business address without invisible characters', () => {
    const pasted = { businessEmail: '\u202aada@example.com\u202c' };
    expect(supportForm.parse({ ...support, ...pasted })).toMatchObject({ businessEmail: 'ada@example.com' });
  });

  test('has eight categories', () => {
    expect(SUPPORT_CATEGORIES).toHaveLength(8);
  });

  test('an empty form has one error for every field', () => {
    const empty = {
      name: '',
      businessEmail: '',
      phoneNumber: '',
      companyName: '',
      category: '',
      description: '',
    };
    expect(supportForm.safeParse(empty).error?.issues.map((issue) => issue.message)).toEqual([
      'Full name is required',
      'Business email is required',
      'Phone number is required',
      'Company name is required',
      'Category is required',
      'Description is required',
    ]);
  });
});

// A pattern that backtracks takes minutes for this input, which exceeds the time limit of the test.
test('validates hostile input of 200,000 characters without catastrophic backtracking', () => {
  loginForm.safeParse({ email: `${a(200_000)}@`, password: 'secret' });
  supportForm.safeParse({ ...support, businessEmail: `a@${'.'.repeat(200_000)}` });
  signUpForm.safeParse({ ...signUp, phone: ' '.repeat(200_000), name: ' '.repeat(200_000) });
});

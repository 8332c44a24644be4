import { contentSecurityPolicy, headerSettings, responseHeaders } from '@weft/web-server/headers';
import { describe, expect, it } from 'vitest';

const local = { apiOrigins: ['http://localhost:4301', 'http://localhost:4301'] };

/** Parses a policy into its directives. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('content security policy', () => {
  it('allows nothing by default and nothing inline', () => {
    const policy = contentSecurityPolicy(local);
    const read = directives(policy);
    expect(read.get('default-src')).toEqual(["'none'"]);
    expect(read.get('frame-ancestors')).toEqual(["'none'"]);
    expect(read.get('base-uri')).toEqual(["'none'"]);
    expect(read.get('object-src')).toEqual(["'none'"]);
    expect(read.get('form-action')).toEqual(["'none'"]);
    expect(read.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(read.get('trusted-types')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|data:|blob:|\*|https?:(?!\/\/)/);
  });

  it('allows calls only to the own origin and the API origins, each listed once', () => {
    expect(directives(contentSecurityPolicy(local)).get('connect-src')).toEqual([
      "'self'",
      'http://localhost:4301',
    ]);
    expect(directives(contentSecurityPolicy({ apiOrigins: [] })).get('connect-src')).toEqual(["'self'"]);
  });

  it('uses only the origin of a setting, so that a setting cannot add to the policy', () => {
    const policy = contentSecurityPolicy({
      apiOrigins: ["https://api.example/v1; script-src 'unsafe-inline'"],
    });
    expect(directives(policy).get('connect-src')).toEqual(["'self'", 'https://api.example']);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['javascript:alert(1)', 'data:text/plain,1', 'api.example', '*'])('rejects %s', (address) => {
    expect(() => contentSecurityPolicy({ apiOrigins: [address] })).toThrow(TypeError);
  });
});

describe('the other headers', () => {
  it('are complete, and require https only where the site uses it', () => {
    const { 'Content-Security-Policy': _policy, ...rest } = responseHeaders(local);
    expect(rest).toEqual({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const secure = responseHeaders({ ...local, https: true });
    expect(secure['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests');
  });

  it('follow the public settings', () => {
    const env = { WEFT_PUBLIC_USER_API: 'https://a.example', WEFT_PUBLIC_FRONTEND_API: 'https://b.example' };
    expect(headerSettings(env, 'https://weft.example')).toEqual({
      apiOrigins: ['https://a.example', 'https://b.example'],
      callsOwnOrigin: false,
      https: true,
    });
    expect(headerSettings({ ...env, WEFT_PUBLIC_FRONTEND_API: '' })).toEqual({
      apiOrigins: ['https://a.example'],
      callsOwnOrigin: true,
      https: false,
    });
    expect(headerSettings({}, 'http://localhost:4300')).toEqual({
      apiOrigins: [],
      callsOwnOrigin: false,
      https: false,
    });
  });
});

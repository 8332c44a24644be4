import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '../src/content/brand.ts';
import { securityText } from './security-text.ts';

const DAY = 86_400_000;
const field = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

describe('security.txt', () => {
  const text = securityText('https://www.example.com');

  it('names the contact and its own address', () => {
    expect(field(text, 'Contact')).toBe(`mailto:${brand.securityEmail}`);
    expect(field(text, 'Canonical')).toBe('https://www.example.com/.well-known/security.txt');
    expect(securityText('')).not.toContain('Canonical');
  });

  it('has not expired: move brand.securityContactUntil when this fails', () => {
    const left = Date.parse(field(text, 'Expires')) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(366 * DAY);
  });

  it('has the same contact as SECURITY.md', () => {
    const policy = readFileSync(path.join(import.meta.dirname, '../../SECURITY.md'), 'utf8');
    expect(policy).toContain(brand.securityEmail);
  });
});

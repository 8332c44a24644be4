import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Creates a certificate authority in a folder. @returns the file of its certificate, and creates certificates. */
export function createAuthority(folder: string, name: string) {
  const file = (end: string) => join(folder, `${name}${end}`);
  const ca = file('.pem');
  openssl(
    ...['req', '-x509', ...NEW_KEY, '-subj', `/CN=${name}`, '-days', '1'],
    ...['-keyout', file('.key'), '-out', ca],
  );
  return {
    ca,
    /** Creates a key, and a certificate for a host. */
    certify: (host: string) => {
      const [cert, key] = [file(`-${host}.crt`), file(`-${host}.key`)];
      openssl(
        ...['req', '-x509', ...NEW_KEY, '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
        ...['-addext', 'basicConstraints=critical,CA:FALSE', '-days', '1'],
        ...['-CA', ca, '-CAkey', file('.key'), '-keyout', key, '-out', cert],
      );
      return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
    },
  };
}

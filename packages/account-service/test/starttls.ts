import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type SecureContextOptions, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { SmtpSink } from './smtp-sink.ts';

/** Offers STARTTLS (RFC 3207) in front of an SMTP server without TLS. @returns its URL. */
export async function offerStartTls(sink: SmtpSink, certificate: SecureContextOptions): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    const answer = (line: Buffer) => {
      if (!/^STARTTLS/i.test(String(line))) {
        socket.write('250-sink\r\n250 STARTTLS\r\n');
        return;
      }
      socket.off('data', answer);
      const secure = new TLSSocket(socket, { isServer: true, ...certificate });
      secure.on('error', () => socket.destroy());
      socket.write('220 go ahead\r\n');
      const behind = connect(Number(new URL(sink.url).port), '127.0.0.1');
      sockets.push(behind.on('error', () => socket.destroy()));
      // Drops the greeting, because the client has had one.
      behind.once('data', () => secure.pipe(behind).pipe(secure));
    };
    socket.on('data', answer).write('220 sink\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

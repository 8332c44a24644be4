import { createServer, type Server, type Socket } from 'node:net';

/** A mail as an SMTP server took it over. */
export interface Received {
  from: string;
  to: string[];
  data: string;
}

/** How the server behaves: takes mails, refuses every recipient, or says nothing at all. */
export type Mood = 'takes' | 'refuses' | 'silent';

/** To what needs no doing: there is no TLS here, and the rest is well. */
const answerTo = (line: string): string => (/^STARTTLS/i.test(line) ? '502 not here' : '250 ok');

/** A small SMTP server (RFC 5321), without TLS, on one port, that can be gone and come back. */
export class SmtpSink {
  readonly received: Received[] = [];
  mood: Mood = 'takes';
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as { port: number }).port;
    return this;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    if (this.mood === 'silent') return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: Received = { from: '', to: [], data: '' };
    let pending = '';
    let inData = false;
    const obey = (line: string) => {
      if (inData) {
        if (line !== '.') {
          mail.data += `${line.replace(/^\./, '')}\n`;
          return;
        }
        inData = false;
        this.received.push(mail);
        mail = { from: '', to: [], data: '' };
        say('250 taken');
      } else if (/^EHLO/i.test(line)) say('250-sink\r\n250 SMTPUTF8');
      else if (/^MAIL FROM:/i.test(line)) {
        mail.from = line.slice(10);
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say(this.mood === 'refuses' ? '451 try again later' : '250 ok');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say(answerTo(line));
    };
    say('220 sink');
    socket.setEncoding('utf8').on('data', (part) => {
      pending += String(part);
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) obey(line);
    });
  }
}

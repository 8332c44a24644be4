import { createServer, type Server, type Socket } from 'node:net';

/** A mail that the server accepted. */
interface Received {
  from: string;
  to: string[];
  data: string;
}

/** Accepts mails, rejects every recipient with a temporary error, or never says anything. */
type SmtpBehaviour = 'accepts' | 'rejects' | 'silent';

/** Reply to a command without effect. There is no TLS. */
const replyTo = (line: string): string => (/^STARTTLS/i.test(line) ? '502 not here' : '250 ok');

/** A minimal SMTP server (RFC 5321) without TLS. It keeps its port when it is closed and opened again. */
export class SmtpSink {
  readonly received: Received[] = [];
  behaviour: SmtpBehaviour = 'accepts';
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
    if (this.behaviour === 'silent') return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: Received = { from: '', to: [], data: '' };
    let pending = '';
    let inData = false;
    const handle = (line: string) => {
      if (inData) {
        if (line !== '.') {
          mail.data += `${line.replace(/^\./, '')}\n`;
          return;
        }
        inData = false;
        this.received.push(mail);
        mail = { from: '', to: [], data: '' };
        say('250 accepted');
      } else if (/^EHLO/i.test(line)) say('250-sink\r\n250 SMTPUTF8');
      else if (/^MAIL FROM:/i.test(line)) {
        mail.from = line.slice(10);
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say(this.behaviour === 'rejects' ? '451 try again later' : '250 ok');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say(replyTo(line));
    };
    say('220 sink');
    socket.setEncoding('utf8').on('data', (part) => {
      pending += String(part);
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) handle(line);
    });
  }
}

import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@weft/tools/ports';

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
  /** Extensions that it announces. */
  extensions = ['SMTPUTF8'];
  /** Reply to every recipient while it `rejects`. */
  rejection = '451 try again later';
  /** Recipients that it refuses for good. */
  readonly dead = new Set<string>();
  /** Connections so far. */
  connections = 0;
  /** Connections that have ended. */
  closed = 0;
  /** Mails whose recipient it has received but not answered yet. */
  waiting = 0;
  /** Replies to recipients wait for it. */
  gate: Promise<unknown> = Promise.resolve();
  /** Its greeting waits for it. */
  greeting: Promise<unknown> = Promise.resolve();
  /** Time before each reply, in milliseconds. */
  replyMs = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #onReceived: () => void = () => undefined;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    // A port that no outgoing connection takes while the server is closed.
    this.#port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    return this;
  }

  /** Resolves when so many mails have arrived. */
  async untilReceived(count: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#onReceived = () => {
        if (this.received.length >= count) resolve();
      };
      this.#onReceived();
    });
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
    this.connections += 1;
    socket.on('close', () => {
      this.closed += 1;
      this.#sockets.delete(socket);
    });
    socket.on('error', () => undefined);
    if (this.behaviour === 'silent') return;
    const say = (line: string) => {
      if (this.replyMs > 0) setTimeout(() => socket.write(`${line}\r\n`), this.replyMs);
      else socket.write(`${line}\r\n`);
    };
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
        this.#onReceived();
        mail = { from: '', to: [], data: '' };
        say('250 accepted');
      } else if (/^EHLO/i.test(line))
        say(['250-sink', ...this.extensions.map((each) => `250-${each}`), '250 ok'].join('\r\n'));
      else if (/^MAIL FROM:/i.test(line)) {
        mail = { from: line.slice(10), to: [], data: '' };
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        const recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
        mail.to.push(recipient);
        const isDead = this.dead.has(recipient);
        const reply = isDead ? '550 5.1.1 no such mailbox' : this.rejection;
        this.waiting += 1;
        void this.gate.then(() => {
          this.waiting -= 1;
          say(isDead || this.behaviour === 'rejects' ? reply : '250 ok');
        });
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say(replyTo(line));
    };
    void this.greeting.then(() => say('220 sink'));
    socket.setEncoding('utf8').on('data', (part) => {
      pending += String(part);
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) handle(line);
    });
  }
}

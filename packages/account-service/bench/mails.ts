import { Agent } from 'node:http';
import { SmtpSink } from '../test/smtp-sink.ts';
import { forEachConcurrently, send } from './load.ts';
import { createDataLocation, startService } from './running-service.ts';
import { supportCall } from './scenarios.ts';

/** Queues mails, and then starts a service that delivers them to a slow SMTP server. @returns mails per second. */
export async function mailsPerSecond(
  mails: number,
  replyMs: number,
  server: string | undefined,
): Promise<number> {
  const location = await createDataLocation(server);
  const outbox = await startService(location);
  const agent = new Agent({ keepAlive: true });
  await forEachConcurrently(Array.from({ length: mails }), () => send(agent, outbox.port, supportCall()));
  agent.destroy();
  await outbox.stop();

  const sink = await new SmtpSink().open();
  sink.replyMs = replyMs;
  const service = await startService(location, { SMTP_URL: sink.url });
  // Measures from the first mail on, so that neither the start nor the first connections count.
  await sink.untilReceived(1);
  const first = sink.received.length;
  const began = performance.now();
  await sink.untilReceived(mails);
  const seconds = (performance.now() - began) / 1000;
  await service.stop();
  await sink.close();
  location.remove();
  return (mails - first) / seconds;
}

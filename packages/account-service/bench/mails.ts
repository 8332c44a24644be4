import { Agent } from 'node:http';
import { SmtpSink } from '../test/smtp-sink.ts';
import { mapConcurrently, send } from './load.ts';
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
  await mapConcurrently([...Array(mails).keys()], () => send(agent, outbox.port, supportCall()));
  agent.destroy();
  await outbox.stop('SIGTERM');

  const sink = await new SmtpSink().open();
  sink.replyMs = replyMs;
  const began = performance.now();
  const service = await startService(location, { SMTP_URL: sink.url });
  await sink.untilReceived(mails);
  const seconds = (performance.now() - began) / 1000;
  await service.stop('SIGTERM');
  await sink.close();
  location.remove();
  return mails / seconds;
}

import { setGlobalProxyFromEnv } from 'node:http';

/** Whether this Node, and each child process, uses the proxy of the environment. */
const usesProxy = ({ NODE_USE_ENV_PROXY, NODE_OPTIONS = '' }: NodeJS.ProcessEnv) =>
  NODE_USE_ENV_PROXY === '1' || NODE_OPTIONS.includes('--use-env-proxy');

/**
 * Exempts this machine from the proxy of the environment, here and in the child processes that start later: a proxy
 * elsewhere cannot reach it.
 * @param host The name or address of this machine in the addresses of its parts.
 */
export function bypassProxy(host: string): void {
  const { env } = process;
  if (!usesProxy(env)) return;
  const given = env.no_proxy || env.NO_PROXY;
  env.NO_PROXY = [...new Set([given, 'localhost', '127.0.0.1', host])].filter(Boolean).join(',');
  env.no_proxy = env.NO_PROXY;
  setGlobalProxyFromEnv();
}

/**
 * Preloaded into a long-running child (`--import`). When the parent dies without a signal to its children (a crash,
 * kill -9), the child stops itself, so that it does not keep its port.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

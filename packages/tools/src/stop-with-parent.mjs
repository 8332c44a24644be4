/**
 * Preloaded into a long-running child (`--import`): when the parent is gone without having said so (a crash, kill -9),
 * the child stops as if it had been asked to, so that no port stays taken by a process nobody sees.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// node --import=…/end-with-starter.mjs PROGRAM   A program that ends when whoever started it is gone, however that went:
// nobody holds the other end of the channel between them any more. It must be started with such a channel ('ipc').
const PATIENCE_MS = 10_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
});
process.channel?.unref();

/** A command cannot start or do its work; the message is one sentence for the terminal. */
export class StartupError extends Error {
  override name = 'StartupError';
}

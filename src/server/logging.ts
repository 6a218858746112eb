/** Notices are what is usual, warnings what mends itself, errors what somebody should look at. */
type Level = 'info' | 'warn' | 'error';

/** A line for whoever keeps the server's log: when, how grave, and what. */
export const logLine = (at: number, level: Level, what: string) => `${new Date(at).toISOString()} ${level} ${what}\n`;

export const log = (level: Level, what: string) => process.stderr.write(logLine(Date.now(), level, what));

/** What should not happen: an error as it was thrown, or a reason in words, which is for information. */
export function logFailure(what: string, error: unknown) {
  if (error instanceof Error) log('error', `${what}: ${error.stack ?? error.message}`);
  else log('warn', `${what}: ${String(error)}`);
}

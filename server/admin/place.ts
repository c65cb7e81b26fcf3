/** Where the operator's commands reach a running server: a socket in its data folder that only its own user can open. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

export function adminPlace(dataFolder: string): string {
  if (process.platform !== 'win32') return join(dataFolder, 'admin.sock');
  // Windows has no sockets in folders: the name of the pipe stands for the folder.
  return `\\\\.\\pipe\\smashtable-${createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16)}`;
}

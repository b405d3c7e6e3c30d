import { type FileHandle, open } from "node:fs/promises"

/** Writes a file that only the shop's user reads. Once it returns, the bytes survive a power failure. */
export async function writeDurably(
  path: string,
  bytes: Parameters<FileHandle["writeFile"]>[0],
): Promise<void> {
  await using handle = await open(path, "w", 0o600)
  await handle.writeFile(bytes)
  await handle.sync()
}

/** Makes file names in a folder durable. Windows does this itself and cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  await using handle = await open(folder, "r")
  await handle.sync()
}

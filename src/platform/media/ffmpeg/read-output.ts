import { readFile, stat } from 'node:fs/promises'

/** An output as far as it is usable: there, not empty, not larger than asked for by more than the last block. */
export async function readOutput(path: string, maxBytes: number): Promise<Buffer | null> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile() || found.size === 0 || found.size > maxBytes + 1_048_576) return null
  return readFile(path)
}

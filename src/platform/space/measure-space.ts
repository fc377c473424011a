import { stat, statfs } from 'node:fs/promises'

/** What of a disk is taken and left, in bytes. */
export interface DiskSpace {
  /** A folder on it, for people. */
  folder: string
  freeBytes: number
  totalBytes: number
}

/** The disks that these folders lie on, each once. Folders that are not there (yet) are passed over. */
export async function measureDisks(folders: readonly string[]): Promise<DiskSpace[]> {
  const measured = await Promise.all(folders.map(measureDisk))
  const found = measured.flatMap((disk) => (disk === null ? [] : [disk]))
  return found.filter((disk, index) => found.findIndex(({ device }) => device === disk.device) === index)
}

async function measureDisk(folder: string): Promise<(DiskSpace & { device: number }) | null> {
  try {
    const [{ dev: device }, { bavail, blocks, bsize }] = await Promise.all([stat(folder), statfs(folder)])
    // A file system that keeps no count says that it has no blocks at all.
    return blocks === 0 ? null : { folder, device, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}

import { chownSync, closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a file, readable by its owner alone, so that a crash leaves the old or the new text, never half of one. */
export function writePrivateFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  giveToFolderOwner(draft)
  renameSync(draft, file)
  syncFolder(dirname(file))
}

/** Root writing into a user's folder leaves the file to that user, who could not start Porchlight again otherwise. */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  if (uid !== 0) chownSync(file, uid, gid)
}

/** Makes a rename or a new name in this folder survive a power cut. Windows cannot open folders and needs no such call. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder)
}

export function syncFile(file: string): void {
  const descriptor = openSync(file, process.platform === 'win32' ? 'r+' : 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

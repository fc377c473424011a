/**
 * Names under which bytes are kept are made by us; whatever else comes in is a mistake, and must not become a path.
 * Letters, digits and `-`, in parts divided by `/`.
 */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\/[A-Za-z0-9][A-Za-z0-9-]*)*$/

export function isStorageName(name: string): boolean {
  return name.length <= 200 && namePattern.test(name)
}

export function checkStorageName(name: string): void {
  if (!isStorageName(name)) throw new Error(`not a name of the file storage: ${JSON.stringify(name.slice(0, 80))}`)
}

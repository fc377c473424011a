/** Name of a file without its folders, small. */
export function baseOf(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').toLowerCase()
}

/** How homes may call a picture: its address here; what the archive has not stays as it is. */
export function addressInArchive(addresses: Readonly<Record<string, string>>, image: string): string {
  if (/^https?:\/\//i.test(image)) return image
  const base = baseOf(image)
  return (Object.hasOwn(addresses, base) ? addresses[base] : undefined) ?? image
}

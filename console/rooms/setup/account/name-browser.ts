const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** "Chrome, Windows" out of what a browser says that it is; as it came, cut, where it is another program. */
export function nameBrowser(userAgent: string): string {
  const [, browser] = browsers.find(([sign]) => userAgent.includes(sign)) ?? []
  const [, system] = systems.find(([sign]) => userAgent.includes(sign)) ?? []
  if (browser === undefined) return userAgent.slice(0, 60) || '–'
  return system === undefined ? browser : `${browser}, ${system}`
}

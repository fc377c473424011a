/** Time zones that the browser knows. */
export function timeZones(): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes('UTC') ? zones : ['UTC', ...zones]
}

const codes =
  'en es fr de it pt zh ja ko vi tl ru uk pl ar he fa hi bn ur pa gu ta te th id ms nl sv da no fi cs sk hu ro bg el tr hr sr sl lt lv et ht so am sw'

/** English names of the languages that visitors speak most, as the setting takes them. */
export function languageNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return codes.split(' ').map((code) => names.of(code) ?? code)
}

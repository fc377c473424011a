import { expect, test } from 'vitest'
import { english } from './english/english.ts'
import { makeFormats, writeSpan } from './formats.ts'
import { readRoomWords, roomNames } from './room-words.ts'
import { spanish } from './spanish/spanish.ts'
import { chooseLanguage } from './words.ts'

function flatten(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
}

const placesOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()

/** What the console says in a language, with every room's own words. */
async function readAll(language: string, first: object): Promise<[string, string][]> {
  const rooms = await Promise.all(roomNames.map(async (room) => [room, await readRoomWords(room, language)] as const))
  return flatten({ ...first, ...Object.fromEntries(rooms) })
}

test('Spanish says all that English says, with the same places for names and numbers', async () => {
  const said = new Map(await readAll('es', spanish))
  const all = await readAll('en', english)
  const wrong = all.filter(([key, text]) => String(placesOf(said.get(key) ?? '?')) !== String(placesOf(text)))
  expect(wrong).toEqual([])
  expect(said.size).toBe(all.length)
  // Names and single words may be the same; sentences are not.
  expect(all.filter(([key, text]) => text.split(' ').length > 2 && said.get(key) === text)).toEqual([])
  expect(all.length, 'or the rule sees nothing').toBeGreaterThan(200)
})

/** What only somebody who is called "usted" is told. */
const formal =
  /(?<!\p{L}|que |alguien )(ustedes|usted|su (contraseña|sitio|cuenta|equipo|CRM|empresa|aplicación)(?! acaba)|haga|añada|elija|copie|pegue|escriba|guarde|ponga|espere|abra|cree|pida|vea|suba|arrastre|vuelva|revise|compruebe|envíe|pruebe|pase este|dígal[ao]|enséñel[ae]|péguel[ao]|publíquel[ao]|pruébel[ao]|guárdel[ao]s?|escanéel[ao]|asegúrese|tome|recupere|podrá añadir|pase a|p[óo]ngal[aeo]|añádal[ao]|cópiel[ao]|búsquel[ao]|tiene la sesión abierta|permítal[ao])(?!\p{L})/iu

test('Spanish calls the reader “tú”, everywhere', async () => {
  const said = await readAll('es', spanish)
  expect(said.filter(([, text]) => formal.test(text))).toEqual([])
  expect(formal.test('Escriba su contraseña'), 'or the rule sees nothing').toBe(true)
})

test('the first language that the console speaks is chosen, whatever its region', () => {
  expect(chooseLanguage([null, 'es-MX', 'en-US'])).toBe('es')
  expect(chooseLanguage(['fr', 'de-AT', 'en-GB', 'es'])).toBe('en')
  expect(chooseLanguage(['ja'])).toBe('en')
  expect(chooseLanguage(['es', 'en'])).toBe('es')
})

test('times read as people of the language write them', () => {
  const now = Date.parse('2026-11-27T20:00:00Z')
  const { ago, since, money } = makeFormats('en')
  const at = (ms: number) => ago(now - ms, now)
  expect([at(5_000), at(4 * 60_000), at(3 * 3_600_000)]).toEqual(['now', '4 min', '3 hr'])
  expect(at(-60_000), 'a clock that is ahead').toBe('now')
  expect(at(400 * 86_400_000)).toMatch(/25/)
  expect(since(now - 26 * 3_600_000, now)).toBe('yesterday')
  expect(makeFormats('es').since(now - 26 * 3_600_000, now)).toBe('ayer')
  expect([money(650_000, '$'), money(12.5, '€'), money(650_000, 'EUR')]).toEqual(['$650,000', '€12.50', '650,000 EUR'])
  expect(makeFormats('es').money(650_000, '$')).toBe('$650.000')
  expect([writeSpan(42_000), writeSpan(725_000), writeSpan(3_720_000), writeSpan(-5)]).toEqual([
    '0:42',
    '12:05',
    '1:02:00',
    '0:00',
  ])
})

test('a zone that the browser does not know is the reader’s own', () => {
  const { momentWithZone } = makeFormats('en')
  expect(momentWithZone('2026-11-27T20:00:00Z', 'America/New_York')).toContain('3:00')
  expect(momentWithZone('2026-11-27T20:00:00Z', 'Nowhere/Land')).toBe(momentWithZone('2026-11-27T20:00:00Z'))
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { answerFromListings } from '../../../conversation/guide/built-in-guide.ts'
import { asksForPerson } from '../../../conversation/guide/wishes/asks-for-person.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import type { Database, OpenDatabase } from '../../../platform/database/connect.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

async function lastAnswer(turns: readonly string[]): Promise<string> {
  let previous: Parameters<typeof answerFromListings>[2]['previous'] = null
  let content = ''
  for (const turn of turns) {
    const answer = await answerFromListings(db, scope, {
      content: turn,
      previous,
      chatbotName: 'Maple',
      now,
      language: '',
    })
    previous = answer.state
    content = answer.content
  }
  return content
}

const search = 'Häuser in Kent'

describe('the guide answers in German', () => {
  test.each([
    [['Guten Tag'], /^Guten Tag, ich bin Maple/m],
    [[search], /^3 passende Angebote: Häuser, in Kent/m],
    [[search, 'hat das zweite einen Pool?'], /Pool: nein; im Angebot steht: „Does not have a pool/],
    [[search, 'vergleiche die ersten beiden'], /\| Preis \| 480\.000 \$ \| 610\.000 \$ \|/],
    [[search, 'wann wurde das erste gebaut?'], /77 Main Street.*: Baujahr 1995/],
    [[search, 'was kostet das zweite?'], /12 Main St.*610\.000 \$/],
    [[search, 'wie weit ist das erste von Bellevue?'], /etwa 25,7 km \(16 Meilen\) Luftlinie von Bellevue/],
    [[search, 'welches ist am günstigsten?'], /40 Oak Avenue.* ist am günstigsten: 390\.000 \$/],
    [[search, 'zeig mir mehr'], /^Das war alles: Häuser, in Kent; insgesamt 3\./m],
    [[search, 'Durchschnittspreis?'], /^Preis im Durchschnitt: 493\.333 \$/m],
    [[search, 'wie hoch wäre die Monatsrate für das erste?'], /^Etwa 2\.427 \$ im Monat/m],
    [
      ['Häuser in Kent mit Sauna'],
      /^Kein passendes Angebot: .*Diese kommen dem am nächsten:.* – Sauna nicht erwähnt/ms,
    ],
    [['Häuser in Kent mit Sauna', 'ja'], /^3 passende Angebote/m],
    [['Häuser in Berlin'], /Berlin/],
    [['danke'], /^Gern geschehen/m],
    [['wer bist du?'], /kein Mensch/],
    [['wie wird das Wetter?'], /^Davon verstehe ich nichts/m],
    [['sichere Gegend in Kent'], /Polizei/],
  ] as const)('%j', async (turns, said) => {
    expect(await lastAnswer(turns)).toMatch(said)
  })

  test.each(['Ich möchte mit einem Menschen sprechen', 'bitte rufen Sie mich zurück', 'Ich will einen Makler'])(
    '“%s” asks for a person',
    (sentence) => {
      expect(asksForPerson(sentence)).toBe(true)
    },
  )

  test.each(['Haus mit Garten', 'wie hoch ist die Maklerprovision?', 'brauche ich einen Makler?'])(
    '“%s” does not',
    (sentence) => {
      expect(asksForPerson(sentence)).toBe(false)
    },
  )
})

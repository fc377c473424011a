import type { Token } from '../words/tokens.ts'
import { parseNumberWord } from './numbers.ts'
import { spellApart } from './spelling.ts'

/** What ends a compound that means a kind of home, a room or an amount of them. */
const heads = [
  'wohnungen',
  'wohnung',
  'hausern',
  'haeusern',
  'hauser',
  'haeuser',
  'hauses',
  'haus',
  'villen',
  'villa',
  'apartments',
  'apartment',
  'appartements',
  'appartement',
  'immobilien',
  'immobilie',
  'grundstucke',
  'grundstuecke',
  'grundstuck',
  'grundstueck',
  'objekten',
  'objekte',
  'objekt',
  'bungalows',
  'bungalow',
  'lofts',
  'loft',
]
const rooms = [
  'schlafzimmern',
  'schlafzimmer',
  'zimmern',
  'zimmer',
  'raum',
  'badezimmer',
  'bader',
  'baeder',
  'bad',
  'autogaragen',
  'autogarage',
  'quadratmeter',
  'meilen',
  'kilometer',
]
/** Before any word that is known by itself. */
const openings = [
  'durchschnitts',
  'median',
  'gesamt',
  'lieblings',
  'wunsch',
  'traum',
  'luxus',
  'neubau',
  'altbau',
  'miet',
  'kauf',
  'eigentums',
  'ferien',
  'familien',
]

type Knows = (word: string) => boolean

/**
 * German writes in one word what others write in several: "Dreizimmerwohnung" is cut into "drei", "zimmer" and
 * "wohnung", "Durchschnittsmiete" into "durchschnitts" and "miete". Words that the tables know stay whole.
 */
export function cutCompounds(tokens: readonly Token[], isKnown: Knows): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word') return [token]
    const raw = token.raw.normalize('NFC').toLowerCase()
    const apart = spellApart(raw)
    if (apart !== raw) return [{ ...token, text: apart }]
    const parts = splitWord(token.text, isKnown)
    if (parts.length < 2) return [token]
    // The pieces are shown as they were written, which umlauts and ß may have made shorter or longer.
    const written = token.raw.normalize('NFC')
    let taken = 0
    return parts.map((text, index) => {
      const length = index === parts.length - 1 ? written.length - taken : rawLength(written.slice(taken), text.length)
      const piece = written.slice(taken, taken + length)
      taken += length
      return {
        ...token,
        text,
        raw: piece,
        glued: index === 0 ? token.glued : true,
        capital: index === 0 && token.capital,
      }
    })
  })
}

/** How many written letters make so many folded ones: an "ß" counts for two. */
function rawLength(written: string, folded: number): number {
  let count = 0
  let length = 0
  for (const letter of written) {
    if (count >= folded) break
    count += letter === 'ß' ? 2 : 1
    length += letter.length
  }
  return length
}

/** The parts of a compound, or the word itself. */
export function splitWord(word: string, isKnown: Knows): string[] {
  if (word.length < 7 || word.length > 60 || isKnown(word) || parseNumberWord(word) !== null) return [word]
  return splitCount(word, isKnown) ?? splitHead(word, isKnown) ?? splitOpening(word, isKnown) ?? [word]
}

/** "dreizimmerwohnung", "vierschlafzimmerhaus" */
function splitCount(word: string, isKnown: Knows): string[] | null {
  for (const room of rooms) {
    const at = word.indexOf(room)
    if (at < 3) continue
    const count = word.slice(0, at)
    const rest = word.slice(at + room.length)
    if (parseNumberWord(count) === null && count !== 'ein') continue
    if (rest === '') return [count, room]
    if (isKnown(rest)) return [count, room, rest]
  }
  return null
}

function splitHead(word: string, isKnown: Knows): string[] | null {
  const head = heads.find((each) => word.endsWith(each) && word.length - each.length >= 3)
  if (head === undefined) return null
  const before = word.slice(0, -head.length)
  const plain = [before, before.replace(/s$/, ''), before.replace(/n$/, ''), before.replace(/en$/, '')].find(isKnown)
  return [plain ?? before, head]
}

function splitOpening(word: string, isKnown: Knows): string[] | null {
  const opening = openings.find((each) => word.startsWith(each) && isKnown(word.slice(each.length)))
  return opening === undefined ? null : [opening, word.slice(opening.length)]
}

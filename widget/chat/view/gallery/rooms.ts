import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { WordKey } from '../../words/speech.ts'

export interface Room {
  name: WordKey
  /** Its first picture. */
  picture: number
}

/** How people name the files of pictures, whole words of several languages. */
const words: readonly (readonly [name: WordKey, RegExp])[] = (
  [
    ['roomPlan', 'floor ?plans?|grundriss|plano|plan'],
    ['roomKitchen', 'kitchen|k(?:ü|ue)che|cocina|cuisine|cozinha|cucina'],
    ['roomBath', 'bath(?:room)?|badezimmer|bad|ba(?:ñ|n)o|salle de bains?|banheiro|bagno'],
    ['roomBedroom', '(?:master ?)?bed(?:room)?|schlafzimmer|dormitorio|chambre|quarto|camera'],
    ['roomLiving', 'living(?: ?room)?|lounge|family ?room|wohnzimmer|sal(?:ó|o)n|s(?:é|e)jour|sala|soggiorno'],
    ['roomDining', 'dining(?: ?room)?|esszimmer|comedor|salle a manger'],
    ['roomOffice', 'office|study|arbeitszimmer|despacho|bureau'],
    ['roomGarden', '(?:front|back)? ?(?:yard|garden)|garten|jard(?:í|i)n|jardim|giardino'],
    ['roomTerrace', 'terrace|deck|patio|balcony|porch|terrasse|balkon|terraza|balc(?:ó|o)n'],
    ['roomPool', '(?:swimming ?)?pool|piscina|piscine'],
    ['roomGarage', 'garage|garaje|garagem'],
  ] as const
).map(([name, pattern]) => [name, new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u')] as const)

/** The room that a picture shows, as far as its address or the note of its alteration says. */
function roomOf(text: string): WordKey | undefined {
  return words.find(([, pattern]) => pattern.test(text))?.[0]
}

/** The rooms that the pictures of a home name, each with its first one; none unless there are two to choose between. */
export function findRooms({ images, altered }: Pick<ListingCard, 'images' | 'altered'>): Room[] {
  const named = images.map((address, at) => {
    const note = altered.find(({ picture }) => picture === at)?.note ?? ''
    return roomOf(readName(address)) ?? roomOf(note.toLowerCase())
  })
  const rooms = new Map<WordKey, number>()
  for (const [picture, name] of named.entries()) if (name && !rooms.has(name)) rooms.set(name, picture)
  // A word in every name is the street's: 12 Garden St.
  const found = [...rooms].filter(([name]) => images.length < 2 || named.some((other) => other !== name))
  return found.length < 2 ? [] : found.map(([name, picture]) => ({ name, picture }))
}

/** The words of a file's name: ".../12-elm-st_Kitchen%201.jpg" → "12 elm st kitchen 1". */
function readName(address: string): string {
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  let name = file
  try {
    name = decodeURIComponent(file)
  } catch {
    // As it is written then.
  }
  return name
    .replace(/\.\w+$/, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\P{L}+/gu, ' ')
    .toLowerCase()
}

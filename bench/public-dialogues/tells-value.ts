/** Words by which an answer speaks of what is so or not so of a home. */
const yesOrNo: Readonly<Record<string, RegExp>> = {
  furnished: /furnish/,
  pets_allowed: /\b(?:pets?|dogs?|cats?)\b/,
  // A listing that has a garage has a place to park in it.
  has_garage: /garage|parking/,
  in_unit_laundry: /laundry|washer/,
}
const denial = /\b(?:no|not|none|without|unfurnished|never)\b|n't\b/
/** Says that it is not known. */
const silence =
  /\b(?:says? nothing|(?:does not|doesn't|do not|don't) (?:say|mention|tell|know|name)|not (?:said|mentioned|known))\b/

/** Whether a text says that a slot of the set has this value. */
export function tellsValue(text: string, slot: string, value: string): boolean {
  const said = text.toLowerCase().replace(/[’‘]/g, "'")
  const about = yesOrNo[slot]
  if (about !== undefined) {
    const sentences = said.split(/[.,!?\n;·]/).filter((sentence) => about.test(sentence) && !silence.test(sentence))
    return sentences.some((sentence) => denial.test(sentence) === (value === 'False'))
  }
  if (slot === 'phone_number') return said.replace(/\D/g, '').includes(value.replace(/\D/g, ''))
  if (slot === 'number_of_beds') return tellsCount(said, value, 'bed')
  if (slot === 'number_of_baths') return tellsCount(said, value, 'bath')
  if (slot === 'rent' || slot === 'price')
    return new RegExp(String.raw`(?<!\d)${value}(?!\d)`).test(said.replace(/(?<=\d),(?=\d{3})/g, ''))
  return plain(said).includes(plain(value))
}

const numberWords = ['zero', 'one', 'two', 'three', 'four']

function tellsCount(said: string, value: string, room: string): boolean {
  const ways = `(?:${value}|${numberWords[Number(value)] ?? value})`
  return new RegExp(String.raw`(?<![\d.])${ways}[ -]?${room}|${room}\w*:? ${ways}(?![\d.])`).test(said)
}

/** Case, kinds of signs and of spaces do not count; neither do the strokes before marks that Markdown would read. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import { type CellReading, quote, unknown } from './reading.ts'

const oldest = 1000
/** Years that may stand ahead, of homes that are planned (wire-decisions.md, "Listings"). */
const yearsAhead = 6
/** "c. 1920", "built in 1987", "Bj. 1965", "1890s", "1950er", "昭和62年9月". */
const words =
  /^(?:c|ca|circa|approx|approximately|about|around|est|estimated|built|built in|year built|constructed|bj|baujahr|um|etwa|vers|env|environ|construit en|année|hacia|aprox|año|construido en|cerca de|ano|bouwjaar|anno|costruito nel|约|約|建于|建於|yr|year|completed|completion|new build|neubau|neuf)?[.:\s,-]*(\d{4})(?:s|'s|’s|er|er jahre|年|年築|年建|年代)?(?:\s*\((?:approx|est|assessor|public records|owner|builder|appraiser|actual|estimated)\.?\))?\s*(?:est|est\.|approx|approx\.|built|actual|public records|assessor)?\.?$/iu

/** Year 0 of the eras by which Japan counts: 平成15年 is 2003. */
const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }

function yearOfEra(text: string): string | undefined {
  const [, era = '', count = ''] =
    /^(明治|大正|昭和|平成|令和)\s?(元|\d{1,2})年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:築)?$/u.exec(text) ?? []
  const start = eras[era]
  return start === undefined ? undefined : String(start + (count === '元' ? 1 : Number(count)))
}

export function readYear(raw: unknown, now = new Date()): CellReading<{ year: number }> {
  const text = String(raw).trim()
  const day = /^(\d{4})-\d\d-\d\d(?:[T ].*)?$/.exec(text)?.[1] ?? /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4})$/.exec(text)?.[1]
  const month = /^(\d{4})年\d{1,2}月(?:築)?$/u.exec(text)?.[1] ?? /^\d{1,2}[/.](\d{4})$/.exec(text)?.[1]
  const found = day ?? month ?? yearOfEra(text) ?? /^(\d{4})(?:\.0+)?$/.exec(text)?.[1] ?? words.exec(text)?.[1]
  const short = /^['’](\d\d)$/.exec(text)?.[1]
  if (short !== undefined && Number(short) > (now.getUTCFullYear() % 100) + yearsAhead)
    return { year: 1900 + Number(short) }
  if (/^0+(?:\.0+)?$/.test(text)) return unknown('is 0, which is no year', true)
  if (found === undefined) {
    const isMeant =
      /^(?:-1|9999|new|new build|new construction|under construction|to be built|tbb|tba|tbd|proposed|neubau|erstbezug|neuf|obra nueva|nueva|novo|na planta|nuovo|nuova costruzione|nieuwbouw|新築|新房|unknown|unk|pre-?war|period|modern|victorian|edwardian|georgian|altbau|ancien)$/i.test(
        text,
      )
    return unknown(isMeant ? `says ${quote(text)} in place of a year` : `is no year: ${quote(text)}`, isMeant)
  }
  const year = Number(found)
  const isPossible = year >= oldest && year <= now.getUTCFullYear() + yearsAhead
  return isPossible ? { year } : unknown(`is no year in which a home was built: ${quote(text)}`)
}

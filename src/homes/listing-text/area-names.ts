/** A run of words of a place: a name as a whole, in which `begins` and `ends` are where it may begin and end, or other words. */
export interface AreaRun {
  readonly words: readonly string[]
  readonly begins: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

/** Words within a name that are written small: "Cottages of Hyde Park", "Vista del Mar". */
const joins = new Set('of the de del de la las los du des le von am an der and y et und'.split(' '))
/** A name goes on without these before or behind it: "Historic Hyde Park", "Hyde Park Neighborhood". */
const openers = new Set('near in at by the historic around beside within'.split(' '))
const closers = new Set(
  'neighborhood neighbourhood area district community subdivision historic quarter vicinity surroundings'.split(' '),
)

/**
 * The names in the text of a place: runs of words with capital letters, or whole parts where nothing has a capital letter.
 * "Upper Hyde Park" is one name and "Hyde Park" is none of it; "Just off Green Lake" has the name "Green Lake".
 */
export function areaRuns(text: string): AreaRun[] {
  const hasCapitals = /\p{Lu}/u.test(text)
  const hasCase = /[\p{Lu}\p{Ll}]/u.test(text)
  return text.split(/[,;|()\n·–—]|\s-\s/u).flatMap((part): AreaRun[] => {
    const words = part.split(/\s+/u).filter(Boolean)
    if (words.length === 0) return []
    if (!hasCapitals) return [hasCase ? wholeName(words) : otherWords(words)]
    return runsByCapitals(words)
  })
}

function runsByCapitals(words: readonly string[]): AreaRun[] {
  const runs: AreaRun[] = []
  let at = 0
  while (at < words.length) {
    const end = endOfName(words, at)
    if (end > at) {
      runs.push(wholeName(words.slice(at, end)))
      at = end
    } else {
      let next = at + 1
      while (next < words.length && endOfName(words, next) === next) next++
      runs.push(otherWords(words.slice(at, next)))
      at = next
    }
  }
  return runs
}

/** Where the name ends that begins here; the same index where none does. */
function endOfName(words: readonly string[], start: number): number {
  if (!isCapital(words[start])) return start
  let end = start + 1
  for (let at = end; at < words.length; at++) {
    if (isCapital(words[at])) end = at + 1
    else if (!joins.has(words[at] ?? '')) break
  }
  return end
}

function isCapital(word: string | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\p{N}]/u.test(word)
}

function wholeName(words: readonly string[]): AreaRun {
  const plain = words.map((word) => word.toLowerCase())
  const begins = new Set([0])
  for (let at = 0; at < words.length - 1 && openers.has(plain[at] ?? ''); at++) begins.add(at + 1)
  const ends = new Set([words.length - 1])
  for (let at = words.length - 1; at > 0 && closers.has(plain[at] ?? ''); at--) ends.add(at - 1)
  return { words, begins, ends }
}

function otherWords(words: readonly string[]): AreaRun {
  const all = new Set(words.keys())
  return { words, begins: all, ends: all }
}

const areaKey =
  /neighbou?rhood|subdivision|community|county|district|borough|suburb|region|parish|township|\barea$|colonia|barrio|urbanizaci|fraccionamiento|municipio|condado|quartier|comt[eé]|arrondissement|stadtteil|viertel|landkreis|bezirk|bairro|freguesia|munic[ií]pio|社区|小区|街区|区域|郡|县/iu
const countyKey = /county|condado|comt[eé]|landkreis|郡|县/iu

/** The names of areas that an entry of the ExtensionColumn tells: {"Key":"County","value":"Travis"} is Travis County. */
export function areasOfEntry(key: string, value: string): string[] {
  const isArea = areaKey.test(key) && !/school|feature|amenit|fee|living|lot|floor|total|unit/iu.test(key)
  if (!isArea || value.length > 80 || /\d/.test(value)) return []
  if (!countyKey.test(key) || countyKey.test(value)) return [value]
  return [value, `${value} County`, `Condado de ${value}`, `Comté de ${value}`, `Landkreis ${value}`]
}

/** The parts of an address that are no street: "12 Main St, Hyde Park, Austin" -> "Hyde Park, Austin". */
export function areasOfAddress(address: string): string {
  return address
    .split(',')
    .filter((part) => !/^\s*\d/.test(part))
    .join(',')
}

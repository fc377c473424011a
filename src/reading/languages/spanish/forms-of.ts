/** Plural and gender forms of a phrase that ask for the same: "amueblado", "amueblada", "amueblados", "amuebladas". */
export function spanishForms(phrase: string): readonly string[] {
  const words = phrase.split(' ')
  const forms = new Set([phrase])
  const [first = ''] = words
  const rest = words.slice(1)
  // The noun leads and what describes it follows; a preposition ends what agrees with it.
  const at = rest.findIndex((word) => prepositions.has(word))
  const agreeing = at < 0 ? words : words.slice(0, at + 1)
  const tail = at < 0 ? [] : rest.slice(at)
  if (agreeing.length <= 3 && !prepositions.has(first)) {
    forms.add([...agreeing.map(pluralOf), ...tail].join(' '))
    forms.add([...agreeing.map(feminineOf), ...tail].join(' '))
    forms.add([...agreeing.map(feminineOf).map(pluralOf), ...tail].join(' '))
  }
  return [...forms]
}

const prepositions = new Set(
  `de,del,a,al,en,con,para,por,sin,se,que,el,la,los,las,y,o,no,mi,mis,tengo,junto,cerca,frente,totalmente,completamente`.split(
    ',',
  ),
)

function pluralOf(word: string): string {
  if (/[aeiouáéíóú]$/.test(word)) return `${word}s`
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`
  if (/ón$/.test(word)) return `${word.slice(0, -2)}ones`
  return /[dlrnj]$/.test(word) ? `${word}es` : word
}

/** Past participles and adjectives that end alike; nouns in -o that are none of them stay as they are. */
function feminineOf(word: string): string {
  return /(?:ado|ido|oso|ico|ivo|erno|eno|ano|uilo|áneo|ario|uto|cto|orio|ico|cto|to|ro|vo)$/.test(word)
    ? `${word.slice(0, -1)}a`
    : word
}

/** Plural and gender forms of a phrase that ask for the same: "mobiliado", "mobiliada", "mobiliados", "mobiliadas". */
export function portugueseForms(phrase: string): readonly string[] {
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
  `de,do,da,dos,das,a,ao,à,aos,às,em,no,na,nos,nas,com,para,pra,por,pelo,pela,sem,se,que,o,os,as,e,ou,não,meu,minha,tenho,junto,perto,próximo,frente,totalmente,completamente,recém,aceita,aceite,permite,permita`.split(
    ',',
  ),
)

function pluralOf(word: string): string {
  if (/ão$/.test(word)) return `${word.slice(0, -2)}ões`
  if (/[aeou]l$/.test(word)) return `${word.slice(0, -1)}is`
  if (/il$/.test(word)) return `${word.slice(0, -1)}s`
  if (/m$/.test(word)) return `${word.slice(0, -1)}ns`
  if (/[rz]$/.test(word)) return `${word}es`
  return /[aeiouáéíóúâêôãõ]$/.test(word) ? `${word}s` : word
}

/** Past participles and adjectives that end alike; nouns in -o that are none of them stay as they are. */
function feminineOf(word: string): string {
  return /(?:ado|ido|oso|ico|ivo|erno|eno|ano|uilo|âneo|ário|uto|cto|orio|ito|ovo|eto|rido|rto|to)$/.test(word)
    ? `${word.slice(0, -1)}a`
    : word
}

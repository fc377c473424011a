/** Plural and gender forms of a phrase that ask for the same: "meublé", "meublée", "meublés", "meublées". */
export function frenchForms(phrase: string): readonly string[] {
  const words = phrase.split(' ')
  const forms = new Set([phrase])
  // What follows a preposition does not agree: "salles de jeux".
  const at = words.findIndex((word, index) => index > 0 && isPreposition(word))
  const agreeing = at < 0 ? words : words.slice(0, at)
  const tail = at < 0 ? [] : words.slice(at)
  if (agreeing.length <= 3 && !isPreposition(words[0] ?? '')) {
    forms.add([...agreeing.map(pluralOf), ...tail].join(' '))
    const feminine = agreeing.map(feminineOf)
    forms.add([...feminine, ...tail].join(' '))
    forms.add([...feminine.map(pluralOf), ...tail].join(' '))
  }
  return [...forms]
}

const prepositions = new Set(
  `de,du,des,à,au,aux,en,avec,pour,par,sans,sur,près,proche,dans,qui,le,la,les,et,ou,non,pas,mon,ma,mes,j'ai,on,vue,entièrement,complètement,récemment,tout`.split(
    ',',
  ),
)

function isPreposition(word: string): boolean {
  return prepositions.has(word) || /^[dl]'/.test(word)
}

function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (/(?:eau|eu)$/.test(word)) return `${word}x`
  if (/al$/.test(word)) return `${word.slice(0, -1)}ux`
  return `${word}s`
}

/** Past participles and the common endings of adjectives. */
function feminineOf(word: string): string {
  if (/(?:é|i|u|ain|in|ent|ant|al|ert|it|ieur|ois)$/.test(word) && word.length > 3) return `${word}e`
  if (/eux$/.test(word)) return `${word.slice(0, -1)}se`
  if (/f$/.test(word)) return `${word.slice(0, -1)}ve`
  return word
}

const ending = /(?:ies|y|ings?|ed|ern|es|en|er|s|n|e|x|a|o|as|os)$/u

/** A word without its ending, as far as one tells words apart by it. */
export function stemOf(word: string): string {
  const plain = word.replaceAll('ß', 'ss').replace(ending, '')
  return plain.length >= 3 ? plain : word
}

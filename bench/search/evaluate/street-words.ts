import { wordsOf } from './fold.ts'

const fullForms: Record<string, string> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  ct: 'court',
  pl: 'place',
  dr: 'drive',
  rd: 'road',
  blvd: 'boulevard',
  ln: 'lane',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  nw: 'northwest',
  ne: 'northeast',
  sw: 'southwest',
  se: 'southeast',
}

/** The words of an address in full: "St" and "Street", "N" and "North" are the same. */
export function streetWords(address: string): string[] {
  return wordsOf(address).map((word) => fullForms[word] ?? word)
}

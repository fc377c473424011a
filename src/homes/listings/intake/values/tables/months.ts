/** Names of months in eight languages, each as it is written out and as it is cut; folded without accents. */
const names: readonly string[] = [
  'january jan januar jaenner janner enero ene janvier janv janeiro gennaio gen januari',
  'february feb februar febrero fevrier fev fevr fevereiro febbraio febb februari',
  'march mar marz maerz mrz marzo mars marco maart mrt',
  'april apr abril abr avril avr aprile',
  'may mai mayo maio maggio mag mei',
  'june jun juni junio juin junho giugno giu',
  'july jul juli julio juillet juil julho luglio lug',
  'august aug agosto ago aout augustus',
  'september sep sept septiembre setiembre septembre setembro set settembre sett',
  'october oct oktober okt octubre octobre outubro out ottobre ott',
  'november nov noviembre novembre novembro',
  'december dec dezember dez diciembre dic decembre dezembro dicembre',
]
const months = new Map(names.flatMap((line, index) => line.split(' ').map((name) => [name, index + 1] as const)))

export function monthOf(word: string): number | undefined {
  return months.get(word.normalize('NFKD').replace(/\p{M}/gu, ''))
}

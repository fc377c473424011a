import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in German denies what it mentions. */
export const germanDenials: DenialWords = {
  negators: 'kein keine keinen keinem keiner keines ohne nicht weder nie',
  barriers: 'mit aber und sondern nahe nur weit dafur',
  copulas: 'ist sind werden wird',
  nots: 'nicht',
  refusals: 'erlaubt gestattet inklusive vorhanden moglich enthalten verfugbar erwunscht zugelassen',
  nothings: 'verboten ausgeschlossen untersagt kein keine keiner keines',
  nos: 'nein nicht kein keine',
  values: 'nein kein keine keiner keines ohne nicht verboten',
  lackings: '',
  harmless: '',
}

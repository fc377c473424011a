import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in Spanish denies what it mentions. */
export const spanishDenials: DenialWords = {
  negators: 'sin ni nunca carece ningun ninguna ninguno tampoco',
  barriers: 'con pero y sino cerca solo hasta lejos tiene',
  copulas: 'es son esta estan se',
  nots: 'no',
  refusals: `
    permitido permitida permitidos permitidas permite permiten admite admiten acepta aceptan aceptado aceptados aceptada
    aceptadas incluido incluida incluidos incluidas disponible disponibles hay`,
  nothings: 'prohibido prohibida prohibidos prohibidas ninguno ninguna',
  nos: 'no ninguno ninguna',
  values: 'sin ninguno ninguna ningun prohibido prohibida prohibidos prohibidas',
  lackings: 'no tiene, no cuenta con',
  harmless: '',
}

import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in French denies what it mentions. */
export const frenchDenials: DenialWords = {
  negators: 'pas jamais aucun aucune sauf sans non',
  barriers: 'avec mais et pres seulement loin',
  copulas: 'est sont',
  nots: 'non pas',
  refusals: `
    admis admise admises autorise autorisee autorises autorisees accepte acceptee acceptes acceptees inclus incluse
    permis permise compris comprise`,
  nothings: 'interdit interdite interdits interdites aucun aucune exclu exclue exclus',
  nos: 'non aucun aucune',
  values: 'non aucun aucune sans interdit interdite interdits interdites',
  lackings: '',
  harmless: '',
}

import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in English denies what it mentions. */
export const englishDenials: DenialWords = {
  negators: `
    no not without never lack lacks lacking minus sans neither nor non isnt arent dont doesnt didnt hasnt havent cannot
    cant wont excludes excluding`,
  barriers: `
    with but and plus from to near only has features far just yet miss beat believe resist doubt expense wait shortage
    wonder forget`,
  copulas: 'is are was were strictly absolutely also currently',
  nots: 'not no non',
  refusals: `
    allowed permitted accepted included available welcome provided possible present offered considered ok okay there`,
  nothings: 'none prohibited forbidden unavailable excluded absent',
  nos: 'no none not false 0 nope',
  values: 'no not none never nope false n/a na without unknown unavailable prohibited forbidden excluded tbd',
  lackings: '',
  harmless: '',
}

import { type LanguageCode, languageCodes } from '../../reading/languages/language-code.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'

const longestSample = 600

/** The language of what a source says: the one that it declares, where that is one of ours, else by its words. */
export async function findLanguage(
  { languages, slices }: Pick<KnowledgeApp, 'languages' | 'slices'>,
  declared: string | null,
  sample: string,
): Promise<LanguageCode | ''> {
  const named = declared?.split('-')[0]?.toLowerCase()
  if (named !== undefined && named !== '') return languageCodes.find((code) => code === named) ?? ''
  await slices.next()
  return languages.hear(sample.slice(0, longestSample))
}

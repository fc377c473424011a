/** The languages that sentences may be in. */
export const languageCodes = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const
export type LanguageCode = (typeof languageCodes)[number]

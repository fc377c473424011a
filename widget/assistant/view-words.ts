import { cardsWords } from '../chat/words/areas/cards.ts'
import { mapWords } from '../chat/words/areas/map.ts'
import { roomWords } from '../chat/words/areas/rooms.ts'
import { chooseLanguage, type Language } from '../chat/words/choose-language.ts'
import { english } from '../chat/words/english.ts'
import { makeSpeech, type Speech, type WordKey, type Words } from '../chat/words/speech.ts'

/** The words of the other languages that are among `viewWordKeys`: the build puts them here. */
declare const VIEW_WORDS: Record<Exclude<Language, 'en'>, Partial<Words>>

/** How the page speaks to somebody whose assistant is in that language (a BCP 47 tag; "" where it names none). */
export function speechOf(locale: string): Speech {
  const { language, tag, direction } = chooseLanguage('', [locale, ...navigator.languages].filter(Boolean))
  const words: Words = language === 'en' ? english : { ...english, ...VIEW_WORDS[language] }
  return makeSpeech(tag, direction, words)
}

/** Everything that the page may say, as keys of the widget's words. */
export const viewWordKeys = [
  ...Object.keys({ ...cardsWords, ...mapWords, ...roomWords }),
  ...(['map', 'close', 'loading', 'pictures', 'tryAgain', 'partNotLoaded', 'failedUnknown'] satisfies WordKey[]),
] as WordKey[]

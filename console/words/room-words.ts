import type { i18n } from 'i18next'
import type { english } from './english/english.ts'

/** The words of rooms that bring their own when they are first opened, so that the frame of the console stays small. */
const sources = {
  demo: {
    en: async () => (await import('./english/demo-words.ts')).demoWords,
    es: async () => (await import('./spanish/demo-words.ts')).demoWords,
  },
  tours: {
    en: async () => (await import('./english/tours-words.ts')).toursWords,
    es: async () => (await import('./spanish/tours-words.ts')).toursWords,
  },
}

export type RoomName = keyof typeof sources

/** All that the console can say, by its keys. */
export type AllWords = typeof english & { [room in RoomName]: Awaited<ReturnType<(typeof sources)[room]['en']>> }

export const roomNames = Object.keys(sources) as RoomName[]

/** The words of one room, in a language of the console. */
export async function readRoomWords(room: RoomName, language: string): Promise<object> {
  return language === 'es' ? sources[room].es() : sources[room].en()
}

/** Makes sure that a room's words are there, in the language that is spoken and in English, which stands in for it. */
export async function openRoomWords(words: i18n, room: RoomName): Promise<void> {
  const missing = [...new Set(['en', words.language])].filter((language) => !hasWords(words, room, language))
  await Promise.all(missing.map(async (language) => addWords(words, room, language)))
}

/** The words of every opened room in a further language. */
export async function openRoomsIn(words: i18n, language: string): Promise<void> {
  const opened = roomNames.filter((room) => hasWords(words, room, 'en') && !hasWords(words, room, language))
  await Promise.all(opened.map(async (room) => addWords(words, room, language)))
}

function hasWords(words: i18n, room: RoomName, language: string): boolean {
  return words.getResource(language, 'translation', room) !== undefined
}

async function addWords(words: i18n, room: RoomName, language: string): Promise<void> {
  words.addResourceBundle(language, 'translation', { [room]: await readRoomWords(room, language) }, true, false)
}

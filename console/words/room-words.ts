import type { i18n } from 'i18next'
import type { english } from './english/english.ts'

/** The words of rooms that bring their own when they are first opened, so that the frame of the console stays small. */
const sources = {
  door: {
    en: async () => (await import('./english/door-words.ts')).doorWords,
    es: async () => (await import('./spanish/door-words.ts')).doorWords,
  },
  demo: {
    en: async () => (await import('./english/demo-words.ts')).demoWords,
    es: async () => (await import('./spanish/demo-words.ts')).demoWords,
  },
  keyHelp: {
    en: async () => (await import('./english/key-help-words.ts')).keyHelpWords,
    es: async () => (await import('./spanish/key-help-words.ts')).keyHelpWords,
  },
  desk: {
    en: async () => (await import('./english/desk-words.ts')).deskWords,
    es: async () => (await import('./spanish/desk-words.ts')).deskWords,
  },
  leadDesk: {
    en: async () => (await import('./english/lead-desk-words.ts')).leadDeskWords,
    es: async () => (await import('./spanish/lead-desk-words.ts')).leadDeskWords,
  },
  insight: {
    en: async () => (await import('./english/insight-words.ts')).insightWords,
    es: async () => (await import('./spanish/insight-words.ts')).insightWords,
  },
  knowledge: {
    en: async () => (await import('./english/knowledge-words.ts')).knowledgeWords,
    es: async () => (await import('./spanish/knowledge-words.ts')).knowledgeWords,
  },
  chatbots: {
    en: async () => (await import('./english/chatbots-words.ts')).chatbotsWords,
    es: async () => (await import('./spanish/chatbots-words.ts')).chatbotsWords,
  },
  setup: {
    en: async () => (await import('./english/setup-words.ts')).setupWords,
    es: async () => (await import('./spanish/setup-words.ts')).setupWords,
  },
  homes: {
    en: async () => (await import('./english/homes-words.ts')).homesWords,
    es: async () => (await import('./spanish/homes-words.ts')).homesWords,
  },
  start: {
    en: async () => (await import('./english/start-words.ts')).startWords,
    es: async () => (await import('./spanish/start-words.ts')).startWords,
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

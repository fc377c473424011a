/** What the button on a website is called, in the languages that the chat window speaks. {name} is the chatbot's. */
interface BubbleWords {
  open: string
  close: string
  dismiss: string
}

const englishWords: BubbleWords = {
  open: 'Open the chat: {name}',
  close: 'Close the chat: {name}',
  dismiss: 'Hide the greeting',
}

const words: Record<string, BubbleWords> = {
  en: englishWords,
  es: { open: 'Abrir el chat: {name}', close: 'Cerrar el chat: {name}', dismiss: 'Ocultar el saludo' },
  fr: { open: 'Ouvrir le chat : {name}', close: 'Fermer le chat : {name}', dismiss: 'Masquer le message d’accueil' },
  de: { open: 'Chat öffnen: {name}', close: 'Chat schließen: {name}', dismiss: 'Begrüßung ausblenden' },
  it: { open: 'Apri la chat: {name}', close: 'Chiudi la chat: {name}', dismiss: 'Nascondi il saluto' },
  pt: { open: 'Abrir o chat: {name}', close: 'Fechar o chat: {name}', dismiss: 'Ocultar a saudação' },
  ru: { open: 'Открыть чат: {name}', close: 'Закрыть чат: {name}', dismiss: 'Скрыть приветствие' },
  zh: { open: '打开聊天:{name}', close: '关闭聊天:{name}', dismiss: '隐藏问候语' },
  ja: { open: 'チャットを開く: {name}', close: 'チャットを閉じる: {name}', dismiss: 'あいさつを閉じる' },
  ko: { open: '채팅 열기: {name}', close: '채팅 닫기: {name}', dismiss: '인사말 숨기기' },
  vi: { open: 'Mở cuộc trò chuyện: {name}', close: 'Đóng cuộc trò chuyện: {name}', dismiss: 'Ẩn lời chào' },
  ar: { open: 'فتح المحادثة: {name}', close: 'إغلاق المحادثة: {name}', dismiss: 'إخفاء الترحيب' },
}

/** The words in a language that there are words for, with the chatbot's name in them. */
export function bubbleWordsIn(language: string, name: string): BubbleWords {
  const { open, close, dismiss } = words[language] ?? englishWords
  return { open: open.replace('{name}', () => name), close: close.replace('{name}', () => name), dismiss }
}

/**
 * The language of the button: that of the chatbot's answers (a BCP 47 tag) where it is set, otherwise the first one of
 * the browser's Accept-Language header that there are words for; English without one.
 */
export function chooseBubbleLanguage(answerLanguage: string, acceptLanguage: string | undefined): string {
  const wishes = answerLanguage === '' ? readWishes(acceptLanguage ?? '') : [answerLanguage]
  return wishes.map((tag) => primaryOf(tag)).find((language) => Object.hasOwn(words, language)) ?? 'en'
}

/** The tags of an Accept-Language header, best first (RFC 9110, 12.5.4). */
function readWishes(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}

import type { Failure, NoticeMessage } from '../model/chat-state.ts'
import type { Speech, WordKey } from '../words/speech.ts'

const own: Record<string, WordKey> = {
  offline: 'failedOffline',
  network: 'failedNetwork',
  'cut-off': 'failedCutOff',
  'origin-not-allowed': 'notAllowedHere',
  'chatbot-not-found': 'notFound',
  'database-unavailable': 'failedBusy',
  'too-busy': 'failedBusy',
  'shutting-down': 'failedBusy',
}

/** Why something did not work: in our own words where we have them, else in the server's. */
export function failureWords({ code, message }: Failure, say: Speech['say']): string {
  const key = own[code]
  return key ? say(key) : message || say('failedUnknown')
}

const ofNotice: Record<NonNullable<NoticeMessage['code']>, WordKey> = {
  'session-lost': 'sessionLost',
  'past-not-loaded': 'pastNotLoaded',
  'lead-sent': 'messageSent',
  'lead-kept': 'messageKept',
  'chatbot-back': 'chatbotBack',
}

/** What a line between the messages says. */
export function noticeWords({ text, code }: NoticeMessage, say: Speech['say']): string {
  return text !== '' || code === null ? text : say(ofNotice[code])
}

import type { AnswerButton } from '../../reading/answer-button.ts'
import { mostButtons } from '../../reading/answer-button.ts'
import { consentWordsOf, readConsentReply } from '../../reading/languages/kept-words/consent-words.ts'
import type { WindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { type AnswerView, showHomes } from '../guide/answer-view.ts'
import type { Answerer } from '../guide/answerer.ts'
import { escapeMarkdown } from '../guide/escape-markdown.ts'
import { makeSentenceAnswerer } from '../guide/sentence-answerer.ts'
import type { TakenContact } from '../taken-contact.ts'
import type { OpenTurn } from './open-turn.ts'

type HeldNow = Extract<TakenContact, { is: 'held' }>

const longestDetail = 100

/**
 * Answers whether held contact details may go to the firm; null where the message does not say that. A mere "yes" counts
 * right behind the question alone, for it may agree to something else later; the words of the buttons always do.
 */
export async function answerConsent(app: ConversationApp, turn: OpenTurn, question: string): Promise<Answerer | null> {
  const reply = readConsentReply(question)
  const held = reply === null ? null : await app.visitorDesk.findHeld(app, turn)
  if (reply === null || held === null || !(reply.isOfButton || held.isAskedLast)) return null
  // Only languages of ours are stored.
  const words = consentWordsOf(held.language as WindowLanguage)
  const details = [held.phone, held.email].filter((detail) => detail !== '')
  const tell = async (): Promise<string> =>
    words.kept(await app.visitorDesk.releaseHeld(app, held, turn), escapeMarkdown(details.join(', '), longestDetail))
  const sentence = reply.agrees ? await tell() : await app.visitorDesk.dropHeld(app.db, turn).then(() => words.deleted)
  const reason = reply.agrees ? 'agrees that the firm gets the contact details' : 'refuses that'
  return makeSentenceAnswerer(sentence, { reason, noAnswer: false, skill: 'contact' })
}

/** The same answer, and behind it the question whether the firm may have what was said, with the wording that is agreed to. */
export function askConsentBehind(answerer: Answerer, { consentText, language }: HeldNow): Answerer {
  const words = consentWordsOf(language)
  const question = `${words.ask}\n\n${quote(consentText)}`
  const buttons: AnswerButton[] = [
    { kind: 'agree', label: words.agree, say: words.agree },
    { kind: 'refuse', label: words.refuse, say: words.refuse },
  ]
  const asking = <View extends AnswerView>(view: View): View => ({
    ...view,
    buttons: [...buttons, ...(view.buttons ?? [])].slice(0, mostButtons),
  })
  return async function* (app, task) {
    task.show(asking(showHomes([])))
    const end = yield* answerer(app, { ...task, show: (view, known) => task.show(asking(view), known) })
    yield [`\n\n${question}`]
    return end
  }
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line, line.length * 2 + 1)}`)
    .join('\n')
}

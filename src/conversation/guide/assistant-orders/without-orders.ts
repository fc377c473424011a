import { splitSentences } from '../../../platform/text/split-sentences.ts'
import { isOrderToAssistant } from './order-to-assistant.ts'

/** Letters of which every order has some: texts without any are passed over. */
const mayOrder =
  /assist|asist|\bai\b|a\.\s?i\.|\bia\b|\bki\b|bot|llm|gpt|claude|gemini|copilot|langu|langag|lengua|lingua|sprach|ignor|disregard|forget|overrid|bypass|discard|olvid|descart|oubli|vergiss|vergess|missacht|esque[cç]|desconsid|visit|user|custom|client|guest|asker|person|usuari|utili[sz]a|besuch|nutzer|kund|system|prompt|developer|jailbreak|inst\]|im_|sys|\p{Script=Han}/iu

/**
 * A listing's text without words that are meant for the chatbot. What follows such words on their line belongs to them.
 * The text is as it was where there are none.
 */
export function withoutOrders(text: string): string {
  if (!mayOrder.test(text)) return text
  const lines = text.split(/(\n+)/)
  let isChanged = false
  const kept = lines.map((line) => {
    let left = ''
    let at = 0
    for (const sentence of splitSentences(line)) {
      const begin = line.indexOf(sentence, at)
      if (isOrderToAssistant(sentence)) {
        isChanged = true
        return left
      }
      left += line.slice(at, begin + sentence.length)
      at = begin + sentence.length
    }
    return left + line.slice(at)
  })
  return isChanged ? kept.join('').trim() : text
}

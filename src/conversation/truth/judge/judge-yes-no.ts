import type { Topic } from '../evidence/attribute.ts'
import { findHomes } from '../evidence/find-homes.ts'
import { type Circumstances, judgeSentence, type Verdict } from '../judge-sentence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { findLanguage } from '../words/find-language.ts'
import { readSentence } from '../words/read-sentence.ts'
import { saidLexiconOf } from '../words/said-lexicon.ts'
import { findFeatureClaims, hasFeature, lacksFeature } from './feature-claims.ts'
import { judgeByPapers } from './judge-papers.ts'
import { judgeRecord } from './judge-record.ts'

const yes =
  /^[\s>*_]*(?:yes|yep|yeah|yup|correct|right|exactly|absolutely|indeed|it does|it is|they do|si|claro(?: que si)?|exacto|correcto|asi es|oui|tout a fait|exactement|ja|genau|richtig|stimmt|sim|claro|exatamente|isso mesmo|是的?|有的?|对的?|没错|可以|はい|ええ|네|예|да|конечно|نعم|vang|co|si certo|certo|esatto)(?:[\s,，、]+(?:yes|it does|it is|they do|there is|you can|of course|si|lo hace|claro|oui|ja|sim|tem|有|是的|certo|esatto|indeed|that's right|that is right|absolutely))?(?:[\s.!。！*_\p{Extended_Pictographic}]|\uFE0F)*$/u
const no =
  /^[\s>*_]*(?:no|nope|nah|it does(?:n't| not)|it is(?:n't| not)|they do(?:n't| not)|non|nein|nao|没有|不是?的?|不可以|否|いいえ|아니요|아니오|нет|لا|khong)(?:[\s,，、]+(?:no|it does(?:n't| not)|it is(?:n't| not)|there is(?:n't| not)|you can(?:'t|not)|sorry|unfortunately|lo siento|no lo tiene|desole|leider|leider nicht|nao tem|没有|不行|mi dispiace))*(?:[\s.!。！*_\p{Extended_Pictographic}]|\uFE0F)*$/u

/**
 * A bare yes or no, read together with the question: what it says yes to must be borne out, and what it says no to must be
 * denied by the record. Null for any other sentence, and where the question asks for nothing that could be checked.
 */
export function judgeYesNo(text: string, question: string, topic: Topic, circumstances: Circumstances): Verdict | null {
  const said = foldAligned(text).trim()
  const saysYes = yes.test(said)
  if (!saysYes && !no.test(said)) return null
  const { evidence } = circumstances
  const asked = lastQuestion(question)
  if (asked === '') return null
  const language = findLanguage(asked, circumstances.language) ?? 'en'
  const folded = foldAligned(asked)
  const named = findHomes(folded, evidence)
  const homes =
    named.length > 0 ? named.flatMap((mention) => mention.homes) : topic.homes === 'stranger' ? [] : topic.homes
  const spokenOf = homes.length > 0 ? homes : evidence.homes.length === 1 ? evidence.homes : []
  const pass = (proven: number): Verdict => ({
    passes: true,
    why: '',
    proven,
    quotesFirm: false,
    claimsOfHome: true,
    topic,
    said: circumstances.said,
  })
  const fail = (why: string): Verdict => ({ ...pass(0), passes: false, why })
  // No rule can say yes to it: whether anything does is left to the doubt.
  const doubt = (kind: string, why: string): Verdict =>
    judgeSentence({ text, masked: text, links: [] }, topic, {
      ...circumstances,
      faults: [{ kind: `answer.${kind}`, why }],
    })
  const lexicon = saidLexiconOf(evidence.languages, language)
  const read = readSentence({ text: asked, folded }, lexicon, named)
  // As if the visitor had stated it.
  const stated = { ...read, isQuestion: false, frames: read.frames.map(() => 'said' as const) }
  if (stated.has('judged')) return fail('nobody may judge that here')
  if (saysYes && stated.has('promises')) return fail('the firm has not promised that')
  const features = findFeatureClaims(asked, evidence.languages.tablesOf(language))
  if (features.length > 0 && topic.homes === 'stranger' && named.length === 0)
    return doubt('nothing', 'nothing at hand says yes or no to that')
  const pool = spokenOf.length > 0 ? spokenOf : evidence.listed
  if (features.length > 0 && pool.length > 0) {
    const holds = features.every(({ feature }) => pool.some((home) => hasFeature(home, feature)))
    const lacks = features.some(({ feature }) => pool.every((home) => lacksFeature(home, feature)))
    if (saysYes) return holds ? pass(1) : doubt('feature', 'the record does not say yes to what was asked')
    if (spokenOf.length > 0) return lacks ? pass(1) : doubt('no', 'the record does not say no to what was asked')
  }
  if (spokenOf.length > 0) {
    const context = {
      mentions: named,
      topic: { ...topic, homes: spokenOf },
      evidence,
      isOfHome: true,
      homesAt: () => spokenOf,
    }
    const record = judgeRecord(stated, context)
    if (record.fault !== null || record.proven.length > 0)
      return saysYes === (record.fault === null) ? pass(1) : doubt('record', 'the record says otherwise')
  }
  if (/\d/.test(asked)) {
    const judged = judgeSentence(
      { text: asked.replace(/[?？]\s*$/u, '.'), masked: asked.replace(/[?？]\s*$/u, '.'), links: [] },
      { ...topic, homes: spokenOf },
      { ...circumstances, language, evidence: evidence.withoutVisitor() },
    )
    return saysYes === judged.passes ? pass(1) : doubt('record', 'the record says otherwise')
  }
  // Of a home or of the firm's rules, and nothing at hand says it: nobody may say yes or no.
  const papers = judgeByPapers(stated, evidence)
  if (papers !== null)
    return saysYes === (papers === 'quoted') ? pass(1) : doubt('papers', 'a source of the firm says otherwise')
  const isOfHome = named.length > 0 || stated.has('homeRefs') || (spokenOf.length > 0 && !stated.has('firmRefs'))
  return isOfHome && spokenOf.length > 0 && findLanguage(asked, null) !== null
    ? doubt('nothing', 'nothing at hand says yes or no to that')
    : null
}

function lastQuestion(question: string): string {
  const parts = question.split(/(?<=[.!?？。！])\s*/u).filter((part) => /\p{L}/u.test(part))
  return (parts.findLast((part) => /[?？]/u.test(part)) ?? parts.at(-1) ?? '').trim()
}

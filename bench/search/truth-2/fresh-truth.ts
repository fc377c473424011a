import { furtherLieKinds, furtherTruthKinds, lieKinds, type TruthSet, truthKinds } from '../truth/planted.ts'
import { chineseLies } from './lies/chinese.ts'
import { englishFrauds } from './lies/english-frauds.ts'
import { englishRecordLies } from './lies/english-records.ts'
import { englishWaysOfLying } from './lies/english-ways.ts'
import { frenchLies } from './lies/french.ts'
import { germanLies } from './lies/german.ts'
import { portugueseLies } from './lies/portuguese.ts'
import { spanishLies } from './lies/spanish.ts'
import { chineseTruths } from './truths/chinese.ts'
import { englishFacts } from './truths/english-facts.ts'
import { englishTalk } from './truths/english-talk.ts'
import { frenchTruths } from './truths/french.ts'
import { germanTruths } from './truths/german.ts'
import { portugueseTruths } from './truths/portuguese.ts'
import { spanishTruths } from './truths/spanish.ts'

/** A second set by another hand, in other ways of wording; nobody who works on the gate reads it. */
export const freshTruth: TruthSet = {
  lies: [
    ...[englishRecordLies, englishWaysOfLying, englishFrauds].flat(),
    ...[spanishLies, frenchLies, germanLies, portugueseLies, chineseLies].flat(),
  ],
  truths: [
    ...[englishFacts, englishTalk, spanishTruths, frenchTruths].flat(),
    ...[germanTruths, portugueseTruths, chineseTruths].flat(),
  ],
  lieKinds: [...lieKinds, ...furtherLieKinds],
  truthKinds: [...truthKinds, ...furtherTruthKinds],
}

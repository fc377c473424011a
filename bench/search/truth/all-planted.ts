import { chineseLies } from './lies/chinese.ts'
import { englishFrauds } from './lies/english-frauds.ts'
import { englishRecordLies } from './lies/english-records.ts'
import { englishWaysOfLying } from './lies/english-ways.ts'
import { frenchLies } from './lies/french.ts'
import { germanLies } from './lies/german.ts'
import { portugueseLies } from './lies/portuguese.ts'
import { spanishLies } from './lies/spanish.ts'
import { lieKinds, type TruthSet, truthKinds } from './planted.ts'
import { chineseTruths } from './truths/chinese.ts'
import { englishTruths } from './truths/english.ts'
import { frenchTruths } from './truths/french.ts'
import { germanTruths } from './truths/german.ts'
import { portugueseTruths } from './truths/portuguese.ts'
import { spanishTruths } from './truths/spanish.ts'

export const heldOutTruth: TruthSet = {
  lies: [
    ...[englishRecordLies, englishWaysOfLying, englishFrauds].flat(),
    ...[spanishLies, frenchLies, germanLies, portugueseLies, chineseLies].flat(),
  ],
  truths: [
    ...[englishTruths, spanishTruths, frenchTruths].flat(),
    ...[germanTruths, portugueseTruths, chineseTruths].flat(),
  ],
  lieKinds,
  truthKinds,
}

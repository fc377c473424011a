import { cell, writeTable } from '../print-table.ts'
import { type TruthSet, truthLanguages } from './planted.ts'
import type { Count, CountsByKind, TruthFigures } from './run-truth.ts'

/** Per kind and language: what reached the visitor and should not have, and what should have and did not. */
export function describeTruth(
  name: string,
  { lieKinds, truthKinds }: TruthSet,
  { answers, broken, unplayed, lies, truths }: TruthFigures,
): string {
  return [
    `A model that lies, ${name}: ${answers} answers (${broken} broken, ${unplayed} not played)`,
    `False sentences that reached the visitor: ${cell({ exact: lies.told, of: lies.of })}`,
    writeKinds(lies.byKind, lieKinds),
    `True sentences withheld: ${cell({ exact: truths.withheld, of: truths.of })}; words of ${truths.garbled} were left, ${truths.rewritten} came out with other numbers`,
    writeKinds(truths.byKind, truthKinds),
  ].join('\n\n')
}

/** Each failure with the answer in which it stands. */
export function describeTruthFailures({ examples }: TruthFigures): string {
  return examples
    .map(({ kind, language, sentence, asked, answer }) =>
      [`${language}, ${kind}: ${sentence}`, `  asked: ${asked}`, answer.replace(/^/gm, '    ')].join('\n'),
    )
    .join('\n\n')
}

function writeKinds(byKind: CountsByKind, kinds: readonly string[]): string {
  const counts = (kind: string): (Count | undefined)[] => truthLanguages.map((language) => byKind[language]?.[kind])
  const row = (title: string, each: readonly (Count | undefined)[]): string[] => [
    title,
    ...[...each, add(each)].map((count) => (count && count.of > 0 ? `${count.bad}/${count.of}` : '\u2013')),
  ]
  const sums = truthLanguages.map((language) => add(Object.values(byKind[language] ?? {})))
  return writeTable([
    ['Kind', ...truthLanguages, 'All'],
    ...kinds.map((kind) => row(kind, counts(kind))),
    row('all', sums),
  ])
}

const add = (counts: readonly (Count | undefined)[]): Count =>
  counts.reduce<Count>((sum, count) => ({ bad: sum.bad + (count?.bad ?? 0), of: sum.of + (count?.of ?? 0) }), {
    bad: 0,
    of: 0,
  })

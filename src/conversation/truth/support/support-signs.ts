import { signsOfText } from '../../../reading/acts/signs-of-text.ts'
import type { Pools } from './evidence-pools.ts'
import type { Said } from './read-said.ts'

/**
 * What is seen of a sentence beside the evidence, as signs to learn from: its words and their parts; of each word whether it stands in
 * what is known, only with other homes, or nowhere; and the same of what it names.
 */
export function signsOfSupport(
  text: string,
  said: Said,
  { own, firm, others }: Pools,
  heard: ReadonlySet<string>,
): string[] {
  const known = [...own, ...firm]
  const has = (pieces: readonly Said[], stem: string) => pieces.some(({ stems }) => stems.has(stem))
  const signs = signsOfText(text)
  for (const stem of said.stems) {
    const status = has(own, stem)
      ? 'own'
      : has(firm, stem)
        ? 'firm'
        : has(others, stem)
          ? 'other'
          : heard.has(stem)
            ? 'heard'
            : 'new'
    signs.push(`${status} ${stem}`)
  }
  for (const [names, denies] of [
    [said.concepts.said, false],
    [said.concepts.denied, true],
  ] as const)
    for (const name of names) {
      const is = ({ concepts }: Said) => (denies ? concepts.denied : concepts.said).has(name)
      const isNot = ({ concepts }: Said) => (denies ? concepts.said : concepts.denied).has(name)
      const status = own.some(is)
        ? 'own'
        : firm.some(is)
          ? 'firm'
          : known.some(isNot)
            ? 'not'
            : others.some(is)
              ? 'other'
              : 'new'
      signs.push(`thing ${denies ? 'no ' : ''}${name} ${status}`)
    }
  return signs
}

/**
 * Small words that the readers of amounts and places look for by themselves. They mean nothing alone, so that their
 * tags stand beside others ("filler") and never win over a place. Tag -> phrases, separated by commas.
 */
export const gluePhrases: Record<string, string> = {
  'glue.article': `
    a, an`,
  'glue.the': `
    the`,
  'glue.of': `
    of`,
  'glue.in': `
    in`,
  'glue.and': `
    and, &, n`,
  'glue.beforeAmount': `
    a, an, the, of, is, to, be, like, total of, some`,
  'glue.bound': `
    more, less`,
}

import { type Dimension, dimensions, type Rule } from '../../reading/understanding/rules/rule.ts'

const titles: Record<Dimension, string> = {
  money: 'Money',
  rooms: 'Rooms and parking',
  area: 'Areas',
  home: 'Kinds of homes, sale or rent, status, tours',
  place: 'Places',
  time: 'Years and days on the market',
  feature: 'Features',
  order: 'Order and number',
  figure: 'Figures',
  talk: 'Words of a conversation',
}

/** docs/what-it-understands.md from the rules: what each makes of its examples, by what it is about. */
export function renderUnderstandingDocument(rules: readonly Rule[]): string {
  const parts = dimensions.map((dimension) => {
    const own = rules.filter((rule) => rule.dimension === dimension)
    return `## ${titles[dimension]}\n\n${own.map(renderRule).join('\n\n')}`
  })
  return `# What it understands

<!-- Made from the examples of src/reading/understanding/rules by \`npm run documents\`. -->

A sentence is cut into words, the words into clauses, and within a clause these rules say what words mean. At each word the rule
that reaches furthest wins; of two that reach equally far, the one that stands first in \`src/reading/understanding/rules/rules.ts\`. The
name of a rule is what the explanation of a sentence calls it (\`porchlight ask --explain\`). Every example is a test. Meanings are
written with the names of the listing fields; what becomes of them (filter, wish, exclusion) is up to the clause.

${parts.join('\n\n')}
`
}

function renderRule({ name, examples, not }: Rule): string {
  const rows = examples.map(([sentence, meaning]) => `| ${cell(sentence)} | ${cell(meaning)} |`)
  const other = not.length === 0 ? '' : `\n\nNot: ${not.map((sentence) => `“${sentence}”`).join(', ')}.`
  return `### \`${name}\`\n\n| Said | Means |\n|---|---|\n${rows.join('\n')}${other}`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'tone.md'), 'utf8')

interface Example {
  language: string
  said: string
  before: string
  after: string
}

/** The rows of the tables, each under the language of its heading. */
function examplesOf(text: string): Example[] {
  let language = ''
  const examples: Example[] = []
  for (const line of text.split('\n')) {
    language = /^### (.+)/.exec(line)?.[1] ?? language
    const cells = line.startsWith('| ') && !line.startsWith('| ---') ? line.split('|').slice(1, -1) : []
    const [said = '', before = '', after = ''] = cells.map((cell) => cell.trim())
    if (language !== '' && cells.length === 3) examples.push({ language, said, before, after })
  }
  // The first row of each table names its columns.
  return examples.filter(({ language: own }, at) => examples[at - 1]?.language === own)
}

const examples = examplesOf(page)

describe('the examples of the tone guide', () => {
  test('are sixty: thirty in English, six in each other language', () => {
    const counts = [...Map.groupBy(examples, ({ language }) => language)].map(([name, rows]) => [name, rows.length])
    expect(counts).toEqual([
      ['English', 30],
      ['Spanish', 6],
      ['French', 6],
      ['German', 6],
      ['Portuguese', 6],
      ['Chinese', 6],
    ])
  })

  test.each(examples)('keep their own rules: $said', ({ before, after }) => {
    const answer = after.replaceAll(/\[[^\]]*\]/g, '').trim()
    expect(answer).not.toBe('')
    expect(answer).not.toBe(before)
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(40)
    expect((answer.match(/[?？]/g) ?? []).length).toBeLessThanOrEqual(1)
    expect(answer).not.toMatch(/[!！]|I can only|criteria/)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cutPassages, cutQuestion, cutRow } from '../../src/knowledge/passages/cut-passages.ts'
import type { Passage } from '../../src/knowledge/passages/passage.ts'
import type { SourceKind } from '../../src/knowledge/source.ts'
import type { DocumentBlock, ReadDocument } from '../../src/platform/document-reading/read-document.ts'

export interface SetSource {
  kind: SourceKind
  name: string
  passages: Passage[]
}

/** What a set's documents say, source by source, cut into passages as the product cuts them. */
export function readDocuments(folder: string): SetSource[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')
      if (/\.qa(\.\w+)?\.md$/.test(name)) return readAnswers(text)
      if (name.endsWith('.csv')) return [readSheet(basename(name), text)]
      return [{ kind: 'file' as const, name, passages: cutPassages(readMarkdown(text)) }]
    })
}

export function readMarkdown(text: string): ReadDocument {
  const document: ReadDocument = { title: '', blocks: [], language: null, note: null }
  let columns: string[] | null = null
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) document.blocks.push({ kind: 'text', text: paragraph.join(' ') })
    paragraph = []
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const row = /^\|(.*)\|$/.exec(line)
    if (!row) columns = null
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)
    if (row || heading || item || line === '') flush()
    if (heading?.[1] === '#' && document.title === '') document.title = heading[2] ?? ''
    else if (heading) document.blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' })
    else if (item) document.blocks.push({ kind: 'item', text: item[1] ?? '' })
    else if (row) {
      const cells = (row[1] ?? '').split('|').map((cell) => cell.trim())
      if (columns === null) columns = cells
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) document.blocks.push(rowBlock(columns, cells))
    } else if (line !== '') paragraph.push(line)
  }
  flush()
  return document
}

function rowBlock(columns: readonly string[], cells: readonly string[]): DocumentBlock {
  const told = cells.map((cell, at) => (cell === '' ? '' : `${columns[at] ?? ''}: ${cell}`))
  return { kind: 'row', text: told.filter(Boolean).join('; ') }
}

function readAnswers(text: string): SetSource[] {
  return text
    .split(/^## +/m)
    .slice(1)
    .map((part) => {
      const [question = '', ...rest] = part.split('\n')
      const answer = rest.join('\n').trim()
      return { kind: 'question', name: question.trim(), passages: cutQuestion(question.trim(), answer) }
    })
}

function readSheet(name: string, text: string): SetSource {
  const [header = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(readCells)
  const passages = rows.flatMap((cells) => cutRow(Object.fromEntries(header.map((column, at) => [column, cells[at]]))))
  return { kind: 'sheet', name, passages }
}

function readCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
}

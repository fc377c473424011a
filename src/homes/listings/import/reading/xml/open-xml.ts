import { Parser } from 'htmlparser2'
import { ImportRefusal } from '../../import-refusal.ts'
import { cellsSource } from '../formats/cells-source.ts'
import type { HomeCells } from '../formats/home-cells.ts'
import { kyero } from '../formats/kyero.ts'
import { mits } from '../formats/mits.ts'
import type { XmlFormat } from '../formats/named-format.ts'
import { openImmo } from '../formats/openimmo.ts'
import { reaXml } from '../formats/reaxml.ts'
import { hotPads, trulia, zillow } from '../formats/zillow.ts'
import { HomeShapes } from '../home-shapes.ts'
import type { Source } from '../source.ts'
import { flattenElement } from './flatten-element.ts'
import { readElements } from './read-elements.ts'
import { skipProlog } from './skip-prolog.ts'

const formats: readonly XmlFormat[] = [openImmo, kyero, reaXml, zillow, trulia, hotPads, mits]

/** The name of the first element of XML; null: the text is none. */
export function rootOf(start: string): string | null {
  if (!/^\uFEFF?\s*</.test(start)) return null
  return /^<([\p{L}_][\p{L}\p{N}:_.-]{0,100})/u.exec(skipProlog(start))?.[1] ?? null
}

/** Which encoding the text says that it is in; null: it says nothing. */
export function declaredEncoding(start: string): string | null {
  return /^\uFEFF?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start.slice(0, 1_000))?.[1] ?? null
}

/** The homes of an XML text: of a format that is known by name, or what looks like homes in any other. */
export function openXml(text: AsyncIterable<Buffer>, start: string, root: string): Source {
  const name = root.slice(root.indexOf(':') + 1).toLowerCase()
  const format = formats.find((each) => each.fits(name, start))
  if (format) return cellsSource(readFormat(text, format), { hints: [`The file is read as ${format.name}.`] })
  if (name === 'workbook')
    throw new ImportRefusal('The file is a spreadsheet in the XML of Excel 2003: save it as XLSX.')
  const path = findHomes(start)
  if (path === null || path.length === 0)
    throw new ImportRefusal(
      `The file is XML (<${root.slice(0, 60)}>) in which nothing looks like a home. OpenImmo, Kyero, REAXML, Zillow, Trulia, HotPads and MITS are known by name, and lists whose elements are called as columns are: price, bedrooms, city.`,
    )
  return cellsSource(readAny(text, path), {
    columns: [],
    hints: [`The file is XML of no format that is known by name: each <${path.at(-1)}> in it is read as a home.`],
  })
}

async function* readFormat(text: AsyncIterable<Buffer>, { isHome, toHomes }: XmlFormat): AsyncGenerator<HomeCells[]> {
  const isAt = (path: readonly string[]): boolean => isHome(path.map((name) => name.toLowerCase()))
  for await (const found of readElements(text, isAt))
    yield found.flatMap(({ element, around }) => toHomes(element, around))
}

async function* readAny(text: AsyncIterable<Buffer>, home: readonly string[]): AsyncGenerator<HomeCells[]> {
  const isAt = (path: readonly string[]): boolean =>
    path.length === home.length && home.every((name, at) => name === '*' || name === path[at])
  for await (const found of readElements(text, isAt)) yield found.map(({ element }) => flattenElement(element))
}

const mostLevels = 8

function findHomes(start: string): string[] | null {
  const shapes = new HomeShapes()
  const path: string[] = []
  let hasChildren = false
  const parser = new Parser(
    {
      onopentag: (qualified, attributes) => {
        const name = qualified.slice(qualified.indexOf(':') + 1)
        path.push(name)
        hasChildren = false
        if (path.length > mostLevels) return
        for (const attribute of Object.keys(attributes)) {
          shapes.note(path)
          shapes.add(path, attribute)
        }
      },
      onclosetag: (_name, isImplied) => {
        const name = path.pop() ?? ''
        if (path.length < mostLevels && !hasChildren && !isImplied) {
          for (let length = 1; length <= path.length; length += 1) shapes.note(path.slice(0, length))
          shapes.add(path, name)
        }
        hasChildren = true
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(start.slice(0, 262_144))
  return shapes.find()
}

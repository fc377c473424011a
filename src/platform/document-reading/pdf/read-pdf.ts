import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs'
import { BlockList } from '../block-list.ts'
import { type ReadDocument, ReadError } from '../read-document.ts'
import { readFault } from '../read-fault.ts'
import { addArea, type Setting } from './page-blocks.ts'
import { readingOrder } from './page-columns.ts'
import { type DrawnText, placeText } from './page-lines.ts'
import { type PlacedPage, withoutRunningLines } from './running-lines.ts'

const mostPages = 3_000
const mostPieces = 2_000_000
/** A page with fewer letters is a picture with a number below it, or empty. */
const fewestLetters = 3

/** Reads the text of a PDF in reading order, page by page. */
export async function readPdf(bytes: Buffer): Promise<ReadDocument> {
  const file = await open(bytes)
  try {
    const read = await readPages(file)
    const blocks = new BlockList()
    blocks.title = await addProperties(blocks, file)
    const setting = settingOf(read.pages)
    for (const [index, segments] of withoutRunningLines(read.pages).entries()) {
      for (const area of readingOrder(segments)) addArea(blocks, area, setting, index + 1)
      if (blocks.isFull) break
    }
    if (blocks.isEmpty && read.pictures.length > 0) throw readFault('scanned')
    tellPictures(blocks, read.pictures)
    if (file.numPages > mostPages) blocks.note(`Only its first ${mostPages} pages were read.`)
    return blocks.finish()
  } finally {
    await file.loadingTask.destroy().catch(() => {})
  }
}

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('unpdf/pdfjs')
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      // Nothing of a file of strangers is run, drawn or fetched.
      useWasm: false,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 1,
      stopAtErrors: false,
    }).promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw readFault(isLocked ? 'locked' : 'damaged', error)
  }
}

interface ReadPages {
  pages: PlacedPage[]
  /** Numbers of the pages that show something, and no text. */
  pictures: number[]
}

async function readPages(file: PDFDocumentProxy): Promise<ReadPages> {
  const pages: PlacedPage[] = []
  const pictures: number[] = []
  let pieces = 0
  let failed: unknown = null
  for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1) {
    try {
      const page = await file.getPage(number)
      const placed = await readPage(page)
      const { segments } = placed
      pieces += segments.length
      if (pieces > mostPieces) throw readFault('too-large')
      pages.push(placed)
      const letters = segments.reduce((sum, { text }) => sum + text.trim().length, 0)
      if (letters < fewestLetters && (await showsSomething(page))) pictures.push(number)
      page.cleanup()
    } catch (error) {
      if (error instanceof ReadError) throw error
      failed = error
      pages.push({ segments: [], height: 0 })
    }
  }
  if (failed !== null && pages.every(({ segments }) => segments.length === 0)) throw readFault('damaged', failed)
  return { pages, pictures }
}

async function readPage(page: PDFPageProxy): Promise<PlacedPage> {
  const { items } = await page.getTextContent({ disableNormalization: false })
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const drawn = items.filter((item): item is typeof item & DrawnText => 'str' in item)
  // pdf.js leaves the numbers of the transform untyped; there are six.
  return { segments: placeText(drawn, { toTop: transform as number[], width, height }), height }
}

/** An empty page draws nothing. */
async function showsSomething(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList()
  return fnArray.length > 0
}

async function addProperties(blocks: BlockList, file: PDFDocumentProxy): Promise<string> {
  const metadata = await file.getMetadata().catch(() => null)
  // What is in there is up to the file.
  const info: Record<string, unknown> = { ...metadata?.info }
  blocks.language = typeof info.Language === 'string' ? info.Language : null
  const title = typeof info.Title === 'string' ? info.Title.trim() : ''
  // Programs put the name of the file there.
  return /^untitled|^(microsoft \w+ - )|\.(docx?|pdf|xlsx?|pptx?|indd|pages|odt)$/i.test(title) ? '' : title
}

function tellPictures(blocks: BlockList, numbers: readonly number[]): void {
  if (numbers.length === 0) return
  const named = numbers.slice(0, 10).join(', ')
  const more = numbers.length > 10 ? ` and ${numbers.length - 10} more` : ''
  const [subject, object] = numbers.length === 1 ? ['Page', 'it is a picture'] : ['Pages', 'they are pictures']
  const verb = numbers.length === 1 ? 'has' : 'have'
  blocks.note(
    `${subject} ${named}${more} ${verb} no text that can be read: ${object}. A scanner program can recognise the text (OCR).`,
  )
}

function settingOf(pages: readonly PlacedPage[]): Setting {
  const sizes = new Map<number, number>()
  const fonts = new Map<string, number>()
  for (const { text, size, font } of pages.flatMap(({ segments }) => segments)) {
    const rounded = Math.round(size * 2) / 2
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length)
    fonts.set(font, (fonts.get(font) ?? 0) + text.length)
  }
  const size = mostOf(sizes) ?? 12
  const titleSizes = [...sizes.keys()].filter((one) => one > size * 1.14).toSorted((one, other) => other - one)
  return { size, font: mostOf(fonts) ?? '', titleSizes: titleSizes.slice(0, 8) }
}

function mostOf<Key>(counts: ReadonlyMap<Key, number>): Key | null {
  let most: Key | null = null
  for (const [key, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = key
  return most
}

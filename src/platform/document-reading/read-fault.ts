import { ReadError, type ReadFault } from './read-document.ts'

/** What the firm is told: why nothing was learned, and what to do. */
const sentences: Record<ReadFault, string> = {
  'unknown-kind':
    'This kind of file cannot be read. Add a PDF, DOCX, XLSX, PPTX, ODT, HTML, Markdown, TXT or CSV file instead.',
  damaged: 'The file is damaged or not whole. Open it in the program that made it, save it again, and add that file.',
  locked: 'The file is protected by a password. Save it without one, and add that file.',
  scanned:
    'No page of this PDF has text: its pages are pictures. Let a scanner program recognise the text (OCR), and add that file.',
  empty: 'There is no text in it. Add a file or page that says something.',
  'too-large': 'It is too large to be read. Split it into smaller files, at most 40 MB each, and add those.',
  'too-slow':
    'Reading it took too long. Split it into smaller files, or save it anew in a simpler form, and add those.',
  'too-much-memory':
    'Reading it needs too much memory. Split it into smaller files, or save it anew in a simpler form, and add those.',
}

/** The error of a fault; `message` where its usual sentence says too little. */
export function readFault(fault: ReadFault, cause?: unknown, message = sentences[fault]): ReadError {
  return new ReadError(fault, message, cause === undefined ? {} : { cause })
}

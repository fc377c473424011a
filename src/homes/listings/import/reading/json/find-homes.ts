import { HomeShapes } from '../home-shapes.ts'

const mostLooked = 262_144
const deepest = 12
const longestName = 200

/** Where the homes stand in a JSON text, by its beginning; null: nothing looks like any. An empty path: the text is one. */
export function findHomesInJson(start: string): string[] | null {
  const shapes = new HomeShapes()
  const open: { isObject: boolean; path: string[] }[] = []
  const text = start.slice(0, mostLooked)
  let key = ''
  let said = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const outer = open.at(-1)
    const isNear = outer === undefined || outer.path.length < deepest
    if (sign === '"') {
      const end = endOfText(text, at)
      said = text.slice(at + 1, Math.min(end, at + 1 + longestName))
      at = end
    } else if (sign === ':') key = said
    else if (sign === '{' || sign === '[') {
      const path = outer === undefined || !isNear ? [] : [...outer.path, outer.isObject ? key : '*']
      if (sign === '{' && isNear) shapes.note(path)
      // A list is a value of what has it: photos, features.
      if (sign === '[' && outer?.isObject && isNear) shapes.add(outer.path, key)
      open.push({ isObject: sign === '{', path })
      key = ''
    } else if (sign === ',' || sign === '}') {
      if (outer?.isObject && isNear && key !== '') shapes.add(outer.path, key)
      key = ''
      if (sign === '}') open.pop()
    } else if (sign === ']') open.pop()
  }
  return shapes.find()
}

/** Where a text in quotation marks ends that begins at a place; the end of all where it does not. */
function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return text.length
}

/** Whether a text is one JSON object a line, rather than one text of many lines. */
export function isOneEachLine(start: string): boolean {
  const lines = start.slice(0, mostLooked).split(/\r?\n|\r/)
  // The last one may be cut off.
  const whole = lines.slice(0, -1).filter((line) => line.trim() !== '')
  if (whole.length === 0) return false
  if (whole.length === 1 && lines.at(-1)?.trim() === '') return false
  // A text of many lines begins with a bracket that another one closes.
  return isObject(whole[0] ?? '') || whole.filter(isObject).length >= whole.length / 2
}

function isObject(line: string): boolean {
  const text = line.trim()
  if (!text.startsWith('{') || !text.endsWith('}')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { readXml, saysYes } from './read-xml.ts'
import type { Unzipped } from './unzip.ts'

interface Style {
  name: string
  basedOn: string | null
  outline: number | null
  isList: boolean
  isHidden: boolean
}

/** What the paragraph styles of a Word file mean for us. */
export interface DocxStyles {
  /** 1 to 9; null: no heading. */
  headingLevel(id: string | null): number | null
  isList(id: string | null): boolean
  isHidden(id: string | null): boolean
  language: string | null
}

/** Styles are based on styles; a file may say so in a circle. */
const longestChain = 20

export async function readDocxStyles(zip: Unzipped, part: string): Promise<DocxStyles> {
  const styles = new Map<string, Style>()
  let language: string | null = null
  let style: Style | null = null
  await readXml(zip.bytesOf(part), {
    open: (name, { val, styleId = '' }) => {
      if (name === 'style') {
        style = { name: '', basedOn: null, outline: null, isList: false, isHidden: false }
        styles.set(styleId, style)
      } else if (name === 'lang') language ??= val ?? null
      else if (!style) return
      else if (name === 'name') style.name = val ?? ''
      else if (name === 'basedOn') style.basedOn = val ?? null
      else if (name === 'outlineLvl') style.outline = Number(val)
      else if (name === 'numPr') style.isList = true
      else if (name === 'vanish') style.isHidden = saysYes(val)
    },
    close: (name) => {
      if (name === 'style') style = null
    },
  })
  const chainOf = (id: string | null): Style[] => {
    const chain: Style[] = []
    for (let at = id; at !== null && chain.length < longestChain; ) {
      const found = styles.get(at)
      if (!found) break
      chain.push(found)
      at = found.basedOn
    }
    return chain
  }
  return {
    language,
    headingLevel: (id) =>
      chainOf(id)
        .map(levelOf)
        .find((level) => level !== null) ?? null,
    isList: (id) => chainOf(id).some(({ isList }) => isList),
    isHidden: (id) => chainOf(id).some(({ isHidden }) => isHidden),
  }
}

/** The names of Word's own styles are English in every language of Word. */
function levelOf({ name, outline }: Style): number | null {
  const level = /^heading ([1-9])$/i.exec(name)?.[1]
  if (level) return Number(level)
  if (/^title$/i.test(name)) return 1
  if (/^subtitle$/i.test(name)) return 2
  return outline !== null && outline < 9 ? outline + 1 : null
}

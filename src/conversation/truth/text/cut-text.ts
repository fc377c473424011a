import { monthPattern } from '../numbers/month-names.ts'
import { foldAligned } from './fold-text.ts'

/** A sentence that grows longer than this is cut where a blank is: nobody waits for its end. */
export const longestHeld = 1_200

const abbreviations = new Set(
  'st,ave,av,rd,dr,ln,blvd,ct,pl,hwy,pkwy,cir,ter,apt,ste,no,nr,sq,ft,approx,ca,mr,mrs,ms,vs,etc,e.g,i.e,u.s,a.m,p.m,bzw,inkl,exkl,str,tel,avda,sr,sra,dpto,núm,env,bd,min,max,incl,est,z.b,d.h,u.a,p.ej,hab,jan,feb,mar,apr,jun,jul,aug,sep,sept,oct,nov,dec,n,s,e,w,ne,nw,se,sw,mio,mrd,tsd'.split(
    ',',
  ),
)
const sentenceEnd = /(?<![.!?…])([.!?…]+)(["'”’»)\]*_]*)(?=\s)|[。！？；]["'”’»）】*_]*/gu

/** "😊" behind a sentence: a piece of its own, which goes the way of what it stands behind. */
const smile =
  /^[ \u00A0]+(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*)+(?!\p{Extended_Pictographic}|\p{Cs}|\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}]|$)/u

/**
 * Where the first whole sentence or line of a text ends; -1 while it may go on. Inside of square brackets and link
 * targets nothing ends but the line.
 */
export function findCut(whole: string): number {
  // However much has come: what comes out depends on no piece, and the time not on how much waits.
  const text = whole.slice(0, longestHeld + 1)
  const line = text.indexOf('\n')
  const within = line < 0 ? text : text.slice(0, line)
  const smiled = smile.exec(text)
  if (smiled) return smiled[0].length
  // A row of a table and a bare address are one.
  if (!/^\s*\|/.test(within)) {
    for (const match of within.matchAll(sentenceEnd)) {
      const end = match.index + match[0].length
      if (isInside(within, match.index) || isDotOfName(within, match)) continue
      if (match[1]?.includes('.') && !endsPlainly(within.slice(0, match.index), match)) {
        // Only what comes next tells whether a dot ends a sentence: until then nobody knows.
        const next = /^\s+(\S)/u.exec(within.slice(end))?.[1]
        if (next === undefined && line < 0) return text.length > longestHeld ? forcedCut(text) : -1
        if (goesOn(within, match, next ?? '')) continue
        // "ab 1. Februar": the name of a month must have come whole before one knows.
        const day = /(?:^|[\s(])\d{1,2}$/u.test(within.slice(0, match.index))
        const word = day ? (/^\s+(\p{L}+)(.?)/u.exec(within.slice(end)) ?? null) : null
        if (word?.[2] === '' && line < 0 && text.length <= longestHeld) return -1
        if (word && new RegExp(`^(?:${monthPattern()})$`, 'u').test(foldAligned(word[1] ?? ''))) continue
      }
      return end
    }
  }
  if (line >= 0) return line + 1
  return text.length > longestHeld ? forcedCut(text) : -1
}

/** "evil。example": between Latin letters the Chinese full stop ends nothing; at the end of the text one cannot tell yet. */
function isDotOfName(text: string, match: RegExpExecArray): boolean {
  if (match[0] !== '。' || !/[\p{Script=Latin}\p{N}-]$/u.test(text.slice(0, match.index))) return false
  return /^(?:$|(?=\p{Script=Latin})\p{Ll})/u.test(text.slice(match.index + 1))
}

function isInside(text: string, at: number): boolean {
  const open = text.lastIndexOf('[', at)
  if (open < 0 || at - open > 400) return false
  const close = text.indexOf(']', open)
  if (close < 0 || close > at) return close > 0 || at - open < 200
  if (text[close + 1] !== '(') return false
  const target = text.indexOf(')', close)
  return target < 0 || target > at
}

/** Small words that sentences end with and nothing is shortened to: "to you and me." */
const shortEnds = new Set(
  'me,us,it,is,so,do,go,to,be,up,on,of,at,by,he,we,my,if,or,as,tu,ti,mi,si,ya,yo,te,lo,la,le,da,dá,fe,él,tú,sí,sé,qué,té,toi,là,ça,ci,ou,où,en,un,du,pu,su,vu,lu,eu,zu,an,ab,er,es,ja,so,wo,da,du,um,im,ob,já,aí,lá,só,eu,um,pé,fé,vi,oi,vê,dê'.split(
    ',',
  ),
)

/** Behind an ordinary word or a large number a dot ends the sentence, whatever comes: nobody waits for the next one to begin. */
function endsPlainly(head: string, match: RegExpExecArray): boolean {
  if (match[1] !== '.') return false
  // "$450,000.", "in 1995.": no ordinal is that large, and what goes on would have no blank.
  if (/(?<![\p{L}\p{N}.-])\d[\d,.\u00A0\u202F]*\d{3}$/u.test(head)) return true
  const word = /(?<![\p{L}\p{N}.-])\p{L}+(?:['’]\p{L}+)?$/u.exec(head)?.[0] ?? ''
  if (!/\p{Ll}$/u.test(word)) return false
  const small = word.toLowerCase()
  return word.length >= 3 ? !abbreviations.has(small) : shortEnds.has(word)
}

/** A dot behind which a sentence goes on: "approx. 1,200", "12 St. Mary", "attacker (.) com", "e. g.". */
function goesOn(text: string, match: RegExpExecArray, next: string): boolean {
  const head = text.slice(0, match.index)
  if (match[1] !== '.') return /\p{Ll}/u.test(next)
  // Small letters begin no sentence; a dot that stands alone or in brackets ends none.
  if (/\p{Ll}/u.test(next) || /(?:^|[\s([{<])$/u.test(head)) return true
  const before = /[\p{L}\p{N}.]+$/u.exec(head)?.[0] ?? ''
  // "1. First": the number of an item.
  if (/^\d{1,3}$/.test(before) && /^[\s>*_#-]*$/.test(text.slice(0, match.index - before.length))) return true
  if (/^\p{Lu}$/u.test(before)) return true
  if (/^\d+$/.test(before)) return false
  return abbreviations.has(before.toLowerCase()) && (/[\d–-]/u.test(next) || before.length <= 4)
}

function forcedCut(text: string): number {
  const blank = text.lastIndexOf(' ', longestHeld)
  if (blank > 0) return blank + 1
  const han = /^[\s\S]*[，、：）]/u.exec(text.slice(0, longestHeld))
  return han ? han[0].length : longestHeld
}

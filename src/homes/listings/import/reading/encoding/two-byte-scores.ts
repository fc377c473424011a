/** How common what two bytes write is in the languages of an encoding, from 0 to 1; -1: they write nothing. */
type PairScore = (lead: number, trail: number) => number

interface TwoByteEncoding {
  encoding: string
  score: PairScore
  /** Of a byte that is a sign by itself; left out: every byte beyond ASCII begins a pair. */
  isSingle?: (byte: number) => boolean
}

const within = (byte: number, first: number, last: number): boolean => byte >= first && byte <= last
const isHigh = (byte: number): boolean => within(byte, 0xa1, 0xfe)

/** Those that win where two explain a text alike stand first: all of Korean reads as Chinese too, and hardly any Chinese as Korean. */
export const twoByteEncodings: readonly TwoByteEncoding[] = [
  {
    encoding: 'euc-kr',
    score: (lead, trail) =>
      !isHigh(trail) || !isHigh(lead) ? -1 : within(lead, 0xb0, 0xc8) ? 1 : within(lead, 0xa1, 0xa3) ? 0.9 : 0,
  },
  {
    encoding: 'shift_jis',
    isSingle: (byte) => within(byte, 0xa1, 0xdf),
    score: (lead, trail) => {
      if (!within(trail, 0x40, 0x7e) && !within(trail, 0x80, 0xfc)) return -1
      if (within(lead, 0x81, 0x83) || within(lead, 0x88, 0x97)) return 1
      return within(lead, 0x98, 0x9f) || within(lead, 0xe0, 0xea) || lead === 0x87 ? 0.3 : -1
    },
  },
  {
    encoding: 'euc-jp',
    score: (lead, trail) => {
      if (!isHigh(lead) || !isHigh(trail)) return -1
      // Kana are in every Japanese text; without them it is Chinese.
      if (lead === 0xa4 || lead === 0xa5) return 1
      return within(lead, 0xb0, 0xcf) ? 0.95 : within(lead, 0xa1, 0xa3) ? 0.9 : 0.2
    },
  },
  {
    encoding: 'big5',
    score: (lead, trail) => {
      if (!within(trail, 0x40, 0x7e) && !isHigh(trail)) return -1
      return within(lead, 0xa4, 0xc6) ? 1 : within(lead, 0xa1, 0xa3) ? 0.9 : within(lead, 0xc9, 0xf9) ? 0.2 : -1
    },
  },
  {
    encoding: 'gb18030',
    score: (lead, trail) => {
      if (!within(trail, 0x40, 0x7e) && !within(trail, 0x80, 0xfe)) return -1
      if (trail < 0xa1) return 0.1
      return within(lead, 0xb0, 0xd7) ? 1 : within(lead, 0xa1, 0xa3) ? 0.9 : within(lead, 0xd8, 0xf7) ? 0.4 : 0
    },
  },
]

/** The share of what is no ASCII that the encoding explains, from 0 to 1. */
export function scorePairs(bytes: Uint8Array, { score, isSingle }: TwoByteEncoding): number {
  let signs = 0
  let explained = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    signs += 1
    if (isSingle?.(lead)) {
      explained += 0.6
      continue
    }
    const trail = bytes[at + 1]
    // Cut off at the end of what was looked at.
    if (trail === undefined) break
    const value = lead === 0x80 || lead === 0xff ? -1 : score(lead, trail)
    // What is no pair is one byte: the next may begin one.
    if (value < 0) continue
    explained += value
    at += 1
  }
  return signs === 0 ? 0 : explained / signs
}

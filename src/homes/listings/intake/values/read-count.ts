import { type CellReading, quote, unknown } from './reading.ts'

const counted =
  /^(\d{1,4})(?:[.,]0+)?\s*(?:\(\w[^)]*\))?\s*(?:d|days?|tage|días|jours|dias|giorni|dagen|天|日|cars?|car garage|spaces?|spots?|stalls?|garages?|bays?|off street|covered|attached|detached|stellplätze|plazas?|places?|vagas?|posti|台|個)?\.?$/iu
const none = /^(?:no|none|nil|kein|keine|keiner|ninguno|aucun|nenhuma?|nessuno|geen|无|無|なし)$/iu

/** Days, parking spots and other small numbers of things. */
export function readCount(raw: unknown): CellReading<{ count: number }> {
  const text = String(raw).trim()
  if (none.test(text)) return { count: 0 }
  const digits = counted.exec(text)?.[1]
  if (digits === undefined) {
    const half = /^\d{1,3}\.\d{1,2}$/.test(text) ? Number(text) : undefined
    return half === undefined ? unknown(`is no number: ${quote(text)}`, text === '-1') : { count: half }
  }
  return Number(digits) === 9999 ? unknown('is 9999, which stands for unknown', true) : { count: Number(digits) }
}

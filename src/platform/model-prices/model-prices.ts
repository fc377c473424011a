import type { TokenUsage } from '../models/token-usage.ts'

/** Amounts for a million tokens. Of one token that is so many millionths. */
export type ModelPrice = Readonly<TokenUsage>

/** What models cost, as the operator says: no price is known by heart. */
export interface ModelPrices {
  /** Of ISO 4217, such as USD. */
  currency: string
  /** By the keys of the model list. */
  models: ReadonlyMap<string, ModelPrice>
}

export const noPrices: ModelPrices = { currency: 'USD', models: new Map() }

/** What was used of one model, and what it cost then. */
export interface PricedUse extends TokenUsage {
  model: string
  /** Millionths of the currency; null: the model had no price. */
  costMicros: number | null
  currency: string | null
}

export function priceUse({ currency, models }: ModelPrices, model: string, usage: TokenUsage): PricedUse {
  const price = models.get(model)
  if (!price) return { model, ...usage, costMicros: null, currency: null }
  const cost =
    usage.input * price.input +
    usage.cached * price.cached +
    usage.output * price.output +
    usage.reasoning * price.reasoning
  return { model, ...usage, costMicros: Math.round(cost), currency }
}

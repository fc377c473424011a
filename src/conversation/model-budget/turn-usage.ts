import { type ModelPrices, type PricedUse, priceUse } from '../../platform/model-prices/model-prices.ts'
import { addUsage, noUsage, type TokenUsage, totalOf } from '../../platform/models/token-usage.ts'

/** What the models used for one turn, each call added as it ends, whatever becomes of the turn. */
export class TurnUsage {
  readonly #prices: ModelPrices
  readonly #byModel = new Map<string, TokenUsage>()

  /** `prices`: those of now. */
  constructor(prices: ModelPrices) {
    this.#prices = prices
  }

  add(model: string, usage: TokenUsage): void {
    if (totalOf(usage) === 0) return
    const before = this.#byModel.get(model)
    this.#byModel.set(model, before ? addUsage(before, usage) : usage)
  }

  /** Of each model; null: none had a part. */
  get kept(): PricedUse[] | null {
    const uses = [...this.#byModel].map(([model, usage]) => priceUse(this.#prices, model, usage))
    return uses.length === 0 ? null : uses
  }

  /** Of all models together; null: none had a part. */
  get all(): TokenUsage | null {
    return this.#byModel.size === 0 ? null : [...this.#byModel.values()].reduce(addUsage, noUsage)
  }

  /** The same as one number. */
  get tokens(): number {
    return [...this.#byModel.values()].reduce((sum, usage) => sum + totalOf(usage), 0)
  }

  /** Millionths of the currency of the prices. */
  get costMicros(): number {
    return this.kept?.reduce((sum, use) => sum + (use.costMicros ?? 0), 0) ?? 0
  }
}

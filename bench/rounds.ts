/** The middle of the values; of an even number of them, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}

/** The value below which the given share of the values lies, between two neighbours in proportion. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export interface Rounds<Result> {
  bare: Result[]
  porchlight: Result[]
}

/**
 * Measures both in turns, so that whatever else the machine does hits both, and the first of a pair changes from round
 * to round, so that neither always comes after the other.
 */
export async function takeTurns<Result>(
  rounds: number,
  bare: () => Promise<Result>,
  porchlight: () => Promise<Result>,
): Promise<Rounds<Result>> {
  const results: Rounds<Result> = { bare: [], porchlight: [] }
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) results.bare.push(await bare())
    results.porchlight.push(await porchlight())
    if (round % 2 === 1) results.bare.push(await bare())
  }
  return results
}

/** The middle of the ratios of the rounds: both halves of a round were measured next to each other. */
export function ratioOf<Result>(results: Rounds<Result>, readValue: (result: Result) => number): number {
  return medianOf(
    results.porchlight.map((result, round) => {
      const other = results.bare[round]
      return other === undefined ? Number.NaN : readValue(result) / readValue(other)
    }),
  )
}

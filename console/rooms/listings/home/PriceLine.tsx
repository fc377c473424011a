import type { ListingDescription } from 'porchlight/client'
import styles from './home.module.css'

const [width, height, edge] = [320, 64, 6]

/** The price over time as a line of steps. The list below says the same in numbers. */
export function PriceLine({ record }: { record: ListingDescription }) {
  const steps = record.history.filter(({ formerPrice, price }) => formerPrice !== price).toReversed()
  const [first] = steps
  if (!first) return null
  const points = [
    { at: Date.parse(record.createdAt), price: first.formerPrice },
    ...steps.map(({ at, price }) => ({ at: Date.parse(at), price })),
  ].filter((point): point is { at: number; price: number } => point.price !== null)
  if (points.length < 2) return null
  const prices = points.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const from = points[0]?.at ?? 0
  const span = Math.max(1, Date.parse(record.updatedAt) - from)
  const x = (at: number): number => edge + ((width - 2 * edge) * Math.min(span, at - from)) / (span * 1.08)
  const y = (price: number): number =>
    edge + (height - 2 * edge) * (most === least ? 0.5 : 1 - (price - least) / (most - least))
  const path = points
    .map(({ at, price }, index) => (index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`))
    .join('')
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={`${path}H${width - edge}`} />
      {points.map(({ at, price }) => (
        <circle key={`${at} ${price}`} cx={x(at)} cy={y(price)} r={3.5} />
      ))}
    </svg>
  )
}

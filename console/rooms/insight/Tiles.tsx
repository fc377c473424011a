import type { Insight } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../words/use-formats.ts'
import { changeOf } from './chart-scale.ts'
import styles from './insight.module.css'
import { type Measure, measures } from './insight-search.ts'

interface Props {
  insight: Insight
  shown: Measure
  onShow: (measure: Measure) => void
}

/** Whether more of it is good news; what is neither has no colour. */
const isGood: Partial<Record<Measure, boolean>> = {
  conversations: true,
  answered: true,
  noAnswer: false,
  saidWrong: false,
  leads: true,
  tours: true,
}

/** What a share is of, where it is not of all answers. */
const shareOf: Partial<Record<Measure, 'conversations' | 'rated'>> = {
  leads: 'conversations',
  tours: 'conversations',
  saidWrong: 'rated',
}

/** What was counted in all, against as many days before; one of them is drawn below. */
export function Tiles({ insight: { sums, before }, shown, onShow }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const share = (part: number, of: number): string => (of === 0 ? '' : formats.number(Math.round((part / of) * 100)))
  const noted: Partial<Record<Measure, string>> = {
    answered: share(sums.answered, sums.answered + sums.noAnswer),
    noAnswer: share(sums.noAnswer, sums.answered + sums.noAnswer),
    saidWrong: share(sums.saidWrong, sums.saidRight + sums.saidWrong),
    leads: share(sums.leads, sums.conversations),
    tours: share(sums.tours, sums.conversations),
  }
  return (
    <ul className={styles.tiles}>
      {measures.map((measure) => {
        const change = changeOf(sums[measure], before.sums[measure])
        const good = isGood[measure]
        const tone = !change || good === undefined ? 'plain' : change > 0 === good ? 'good' : 'bad'
        return (
          <li key={measure}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={measure === shown}
              onClick={() => onShow(measure)}
            >
              <span className={styles.label}>{t(`insight.measure.${measure}`)}</span>
              <strong className="numbers">{formats.number(sums[measure])}</strong>
              <span className={styles.change}>
                <span data-tone={tone}>
                  {change === null ? t('insight.noBefore') : t('insight.change', { change: signed(change) })}
                </span>
                {noted[measure] && (
                  <span>
                    {t(`insight.share.${shareOf[measure] ?? 'answers'}`, {
                      share: noted[measure],
                    })}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )

  function signed(change: number): string {
    return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${formats.number(Math.abs(change))}`
  }
}
